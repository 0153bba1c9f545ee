import { ActionError } from '../../../renderer/actions/ActionError'
import type { Position } from '../../../renderer/actions/effects'

export type VisitorPosition = ReturnType<typeof createPosition>

/** Milliseconds that a device may take to find its position, and that a position found before may be old. */
const limitsMs = { timeout: 15_000, maximumAge: 60_000 }

/** The visitor's position. It stays in memory: nothing is stored before the visitor can consent to it. */
export function createPosition() {
  let known: Position | undefined
  return {
    /** The last known position. */
    read: () => known,

    /** Asks the browser for the position, which asks the visitor. Rejects with an `ActionError`. */
    async ask(signal: AbortSignal): Promise<Position> {
      const { coords } = await locate()
      const position = { lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy }
      if (!signal.aborted) known = position
      return position
    },
  }
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
