import { ActionError } from '../../../renderer/actions/ActionError'
import type { Position } from '../../../renderer/actions/effects'
import type { Store } from './createStore'
import type { Visitor } from './Visitor'

/** Milliseconds that a device may take to find its position, and that a position found before may be old. */
const limitsMs = { timeout: 15_000, maximumAge: 60_000 }

/** Asks the browser for the position, which asks the visitor. Rejects with an `ActionError`. */
export async function askPosition(visitor: Store<Visitor>, signal: AbortSignal): Promise<Position> {
  const { coords } = await locate()
  const position = { lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy }
  if (!signal.aborted) visitor.update({ position })
  return position
}

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    // Browsers without it, and pages that are not served over TLS, have none.
    const geolocation: Geolocation | undefined = navigator.geolocation ?? undefined
    if (!geolocation) return reject(new ActionError('position-unavailable', 'The browser has no geolocation.'))
    const fail = ({ code, message, PERMISSION_DENIED }: GeolocationPositionError) =>
      reject(new ActionError(code === PERMISSION_DENIED ? 'position-refused' : 'position-unavailable', message))
    geolocation.getCurrentPosition(resolve, fail, limitsMs)
  })
