import type { Modal } from '../../../../../schemas/engine'
import type { PageForm } from '../../../forms/FormFields'

/** Reads the form from a settings modal. Where that modal first asks for the position, reads the modal behind it. */
export function readWidgetForm({ components, buttons = [] }: Modal): PageForm {
  const actions = buttons.flatMap(({ action }) => action ?? [])
  for (const action of actions) {
    if (action.handler === 'refuse_location_bike_parking') return readWidgetForm(action.data.modal)
  }
  const inputs = components.filter((block) => block.type === 'dynamic-input')
  for (const { handler, data } of actions) {
    if (handler === 'submit') return { inputs, hidden: { _widget: String(data.fields?.storeWidget ?? '') } }
    if (handler !== 'config-widget' && handler !== 'update-config-widget') continue
    const { config, storeWidget, position } = data
    const hidden = { _config: config, _widget: storeWidget }
    return { inputs, hidden: position ? { ...hidden, _position: `${position.lat},${position.lon}` } : hidden }
  }
  return { inputs, hidden: {} }
}
