import type { Action, ActionData, HandlerName } from '../../schemas/engine'

/** The handlers that send the values of inputs. */
export type FieldsHandler = { [H in HandlerName]: 'fields' extends keyof ActionData[H] ? H : never }[HandlerName]

/** The compiler reports a missing handler. */
const handlers: Readonly<Record<FieldsHandler, true>> = {
  'confirm-parking-location': true,
  'confirm-parking-plate': true,
  'confirm-parking-session': true,
  'post-fidelity-card': true,
  'put-fidelity-card': true,
  'send-comment': true,
  'send-rating': true,
  'send-signal': true,
  'config-widget': true,
  submit: true,
  'update-config-widget': true,
}

/** Whether an action sends the values of inputs. */
export const takesFields = (action: Action): action is Action<FieldsHandler> => Object.hasOwn(handlers, action.handler)
