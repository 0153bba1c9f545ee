import type { Action, ActionData, HandlerName } from '../../schemas/engine'

/** The handlers that send the values of inputs. */
type FieldsHandler = { [H in HandlerName]: 'fields' extends keyof ActionData[H] ? H : never }[HandlerName]

/** A handler that is missing does not compile. */
const handlers: Readonly<Record<FieldsHandler, true>> = {
  'send-comment': true,
  'send-rating': true,
  'send-signal': true,
  'config-widget': true,
  submit: true,
  'update-config-widget': true,
}

/** Whether an action sends the values of inputs. */
export const takesFields = (action: Action): action is Action<FieldsHandler> => Object.hasOwn(handlers, action.handler)

/** The action with these values. */
export function withFields(action: Action<FieldsHandler>, fields: Record<string, unknown>): Action {
  switch (action.handler) {
    case 'send-comment':
      return { ...action, data: { ...action.data, fields } }
    case 'send-rating':
      return { ...action, data: { ...action.data, fields } }
    case 'send-signal':
      return { ...action, data: { ...action.data, fields } }
    case 'config-widget':
      return { ...action, data: { ...action.data, fields } }
    case 'update-config-widget':
      return { ...action, data: { ...action.data, fields } }
    case 'submit':
      return { ...action, data: { ...action.data, fields } }
  }
}
