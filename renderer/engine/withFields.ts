import type { Action } from '../../schemas/engine'
import type { FieldsHandler } from './takesFields'

/**
 * Returns the action with the values as its `fields`. The cases differ only in type, which a `switch` proves to the
 * compiler.
 */
export function withFields(action: Action<FieldsHandler>, fields: Record<string, unknown>): Action {
  switch (action.handler) {
    case 'confirm-parking-location':
      return { ...action, data: { ...action.data, fields } }
    case 'confirm-parking-plate':
      return { ...action, data: { ...action.data, fields } }
    case 'confirm-parking-session':
      return { ...action, data: { ...action.data, fields } }
    case 'post-fidelity-card':
      return { ...action, data: { ...action.data, fields } }
    case 'put-fidelity-card':
      return { ...action, data: { ...action.data, fields } }
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
