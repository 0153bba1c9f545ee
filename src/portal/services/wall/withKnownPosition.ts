import { aroundPosition } from '../../../../renderer/actions/handlers/aroundPosition'
import type { Modal } from '../../../../schemas/engine'
import { storedPosition } from '../../session/Visitor'

/**
 * When a modal asks for the position and it is already known, returns the modal that follows it; else the modal
 * itself.
 */
export function withKnownPosition(modal: Modal): Modal {
  for (const { action } of modal.buttons ?? []) {
    if (action?.handler !== 'accept_location_bike_parking') continue
    const position = storedPosition()
    if (position) return aroundPosition(action.data.modal, position)
  }
  return modal
}
