import { type Action, type FieldsHandler, fieldsHandlers } from '../../schemas/engine'

/** Whether an action sends the values of inputs. */
export const takesFields = (action: Action): action is Action<FieldsHandler> =>
  Object.hasOwn(fieldsHandlers, action.handler)
