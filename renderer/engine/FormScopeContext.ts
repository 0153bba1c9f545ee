import { createContext, use, useSyncExternalStore } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from './BlockProps'
import type { FormScope } from './createFormScope'
import { takesFields } from './takesFields'

/** The form scope of the nearest modal or form. */
export const FormScopeContext = createContext<FormScope | undefined>(undefined)

const never = () => () => {}
const no = () => false

/** The value of an input of the form scope around the block; undefined without a name, a scope or an input. */
export function useFormValue(name: string | undefined): unknown {
  const scope = use(FormScopeContext)
  return useSyncExternalStore(
    scope?.subscribeValues ?? never,
    () => (name === undefined ? undefined : scope?.read(name)),
    () => undefined,
  )
}

/** Whether the values of a scope are being sent. */
export const useIsSending = (scope: FormScope | undefined): boolean =>
  useSyncExternalStore(scope?.subscribe ?? never, scope?.isSending ?? no, no)

/** Whether an action, or what follows its success, sends values to a service. */
const sendsValues = (action: Action): boolean =>
  takesFields(action) || (action.then !== undefined && sendsValues(action.then))

/**
 * How a button runs its action: one that calls a service sends the inputs of the form scope around the button. `isSending`: the
 * button has to wait, as it or another one is sending them.
 */
export function useFormRun(action: Action | undefined, run: Run): { run: Run; isSending: boolean; sends: boolean } {
  const scope = use(FormScopeContext)
  const isSending = useIsSending(scope)
  if (!scope || !action || !sendsValues(action)) return { run, isSending: false, sends: false }
  const send: Run = async (pressed) => {
    const { outcome, hasProblems } = await scope.send(pressed, run)
    // The inputs show the problems, in place of the button.
    return hasProblems ? { status: 'cancelled' } : outcome
  }
  return { run: send, isSending, sends: true }
}
