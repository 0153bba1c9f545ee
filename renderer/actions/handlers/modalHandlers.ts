import type { Geo } from '../../../schemas/engine'
import { isObject, own } from '../../../schemas/engine'
import type { Handlers } from '../Handler'
import { aroundPosition } from './aroundPosition'

/** What opens or closes a modal. */
export const modalHandlers = {
  *modal({ modal }) {
    yield { effect: 'openModal', modal }
  },

  *'close-modal'() {
    yield { effect: 'closeModal' }
  },

  /** Asks for the position. If it is refused or unknown, the modal asks for an address without a message. */
  *accept_location_bike_parking({ modal }) {
    let position: unknown
    try {
      position = yield { effect: 'askPosition' }
    } catch {
      // Refused or unknown.
    }
    const place = toGeo(position)
    yield { effect: 'openModal', modal: place ? aroundPosition(modal, place) : modal }
  },

  *refuse_location_bike_parking({ modal }) {
    yield { effect: 'openModal', modal }
  },
} satisfies Partial<Handlers>

function toGeo(position: unknown): Geo | undefined {
  const coordinate = (name: 'lat' | 'lon') => (isObject(position) ? own(position, name) : undefined)
  const [lat, lon] = [coordinate('lat'), coordinate('lon')]
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
}
