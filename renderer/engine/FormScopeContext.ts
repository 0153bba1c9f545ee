import { createContext, use, useSyncExternalStore } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from './BlockProps'
import type { FormScope } from './createFormScope'
import { takesFields } from './takesFields'

/** The form scope of the nearest modal or form. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined)

const subscribeToNothing = () => () => {}
const returnFalse = () => false

/** The current value of an input in the surrounding form scope; undefined without a name, a scope or such an input. */
export function useFormValue(name: string | undefined): unknown {
  const scope = use(FormScopeContext)
  return useSyncExternalStore(
    scope?.subscribeValues ?? subscribeToNothing,
    () => (name === undefined ? undefined : scope?.read(name)),
    () => undefined,
  )
}

/** Whether the values of a scope are being sent. */
export const useIsSending = (scope: FormScope | undefined): boolean =>
  useSyncExternalStore(scope?.subscribe ?? subscribeToNothing, scope?.isSending ?? returnFalse, returnFalse)

/** Whether an action, or its `then`, sends values to a service. */
const sendsValues = (action: Action): boolean =>
  takesFields(action) || (action.then !== undefined && sendsValues(action.then))

/**
 * How a button runs its action: an action that calls a service sends the inputs of the surrounding form scope.
 * `isSending`: the inputs are being sent, so the button has to wait.
 */
export function useFormRun(action: Action | undefined, run: Run): { run: Run; isSending: boolean; sends: boolean } {
  const scope = use(FormScopeContext)
  const isSending = useIsSending(scope)
  const sends = action !== undefined && sendsValues(action)
  if (!scope || !sends) return { run, isSending: false, sends }
  const send: Run = async (sentAction) => {
    const { outcome, hasProblems } = await scope.send(sentAction, run)
    // The inputs show the problems, in place of the button.
    return hasProblems ? { status: 'cancelled' } : outcome
  }
  return { run: send, isSending, sends }
}
