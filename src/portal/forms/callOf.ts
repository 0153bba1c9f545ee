import type { Handlers } from '../../../renderer/actions/Handler'
import { handlers } from '../../../renderer/actions/handlers/index'
import type { FormCall } from '../../../schemas/door'
import type { Action, ActionData, HandlerName } from '../../../schemas/engine'

type ActionWithData<H extends HandlerName> = Action<H> & { data: ActionData[H] }

/** Maximum number of effects before the first call, more than any handler has. */
const maxEffects = 10

const start = <H extends HandlerName>(action: ActionWithData<H>, { [action.handler]: handle }: Handlers) =>
  handle(action.data, action)

/**
 * The first call that an action makes, for a form that does the same without a script. Other effects before it have no result.
 * Undefined for an action that calls nothing.
 */
export function callOf<H extends HandlerName>(action: ActionWithData<H>, isSignedIn: boolean): FormCall | undefined {
  const program = start(action, handlers)
  let step = program.next()
  for (let count = 0; count < maxEffects && !step.done; count++) {
    const effect = step.value
    if (effect.effect === 'call') {
      const { method, endpoint, anonymousEndpoint = endpoint, body } = effect
      return { method, endpoint: isSignedIn ? endpoint : anonymousEndpoint, body }
    }
    step = program.next()
  }
  return undefined
}
