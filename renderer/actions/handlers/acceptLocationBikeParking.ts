import type { Block, Geo, Modal } from '../../../schemas/engine'
import { isObject, own } from '../../../schemas/engine'
import type { Handler } from '../Handler'

/** Asks for the position. If it is refused or unknown, the modal asks for an address without a message. */
export const acceptLocationBikeParking: Handler<'accept_location_bike_parking'> = function* ({ modal }) {
  let position: unknown
  try {
    position = yield { effect: 'askPosition' }
  } catch {
    // Refused or unknown.
  }
  const place = toGeo(position)
  yield { effect: 'openModal', modal: place ? aroundPosition(modal, place) : modal }
}

function toGeo(position: unknown): Geo | undefined {
  const coordinate = (name: 'lat' | 'lon') => (isObject(position) ? own(position, name) : undefined)
  const [lat, lon] = [coordinate('lat'), coordinate('lon')]
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/** The modal with a position in place of its address input. The position is rounded to about ten metres, which is enough. */
export function aroundPosition(modal: Modal, exact: Geo): Modal {
  const position = { lat: round(exact.lat), lon: round(exact.lon) }
  const buttons = modal.buttons?.map((button) =>
    button.action?.handler === 'config-widget'
      ? { ...button, action: { ...button.action, data: { ...button.action.data, position } } }
      : button,
  )
  const components = modal.components.flatMap((block) => withPosition(block, position))
  return { ...modal, components, ...(buttons ? { buttons } : {}) }
}

function withPosition(block: Block, position: Geo): Block[] {
  if (block.type === 'dynamic-input' && block.data.inputType === 'address') return []
  if (block.type !== 'map-tile') return [block]
  const { addressField: _, ...data } = block.data
  return [{ ...block, data: { ...data, ...position } }]
}
