import { aroundPosition } from '../../../renderer/actions/handlers/acceptLocationBikeParking'
import { positionCookie } from '../../../schemas/cookies/scriptItems'
import type { Geo, Modal } from '../../../schemas/engine'
import { readCookie } from '../session/browserCookies'

/** The modal that follows where a modal asks for the position and the visitor has told it before; else the modal itself. */
export function withKnownPosition(modal: Modal): Modal {
  for (const { action } of modal.buttons ?? []) {
    if (action?.handler !== 'accept_location_bike_parking') continue
    const position = storedPosition()
    if (position) return aroundPosition(action.data.modal, position)
  }
  return modal
}

function storedPosition(): Geo | undefined {
  const [lat = Number.NaN, lon = Number.NaN] = (readCookie(positionCookie) ?? '').split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}
