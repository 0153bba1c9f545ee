import { ActionError } from '../../../renderer/actions/ActionError'
import type { Position } from '../../../renderer/actions/effects'
import type { KnownPosition } from '../../../renderer/engine/HostContext'
import { positionCookie } from '../../../schemas/cookies/scriptItems'
import type { Account } from '../../../schemas/engine'
import { readCookie, writeCookie } from './browserCookies'

/** The state of the visitor, which may change during the life of the page. */
export type Visitor = {
  /** Undefined for a visitor who is not signed in. */
  account: Account | undefined
  /** Whether the server failed to find out who is signed in. */
  isAccountUnknown?: boolean | undefined
  /** The visitor's position, once shared. It stays in memory unless the visitor accepted that it is stored. */
  position: KnownPosition | undefined
  /** Whether the device has a network. */
  isOnline: boolean
  /** Whether the last failure has no dialog, because its code could not be loaded. */
  isCutOff?: boolean
  /** Addresses of the pages opened from the menu since the menu was last shown. */
  menuHistory: readonly string[]
}

export type Store<T extends object> = ReturnType<typeof createStore<T>>

/** Creates an observable value. */
export function createStore<T extends object>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: (): T => value,

    /** Changes some members; the others stay. */
    update(change: Partial<T>): void {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Timeout of locating the device, and maximum age of a known position, in milliseconds. */
const limitsMs = { timeout: 15_000, maximumAge: 60_000 }

/** Asks the browser for the position, which asks the visitor. Rejects with an `ActionError`. */
export async function askPosition(visitor: Store<Visitor>, signal: AbortSignal): Promise<Position> {
  const { coords } = await locate()
  const position = { lat: coords.latitude, lon: coords.longitude, accuracy: coords.accuracy }
  if (signal.aborted) return position
  visitor.update({ position })
  writeCookie(positionCookie, `${position.lat},${position.lon}`)
  return position
}

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    // Undefined in browsers without geolocation and on insecure origins.
    const geolocation: Geolocation | undefined = navigator.geolocation ?? undefined
    if (!geolocation) return reject(new ActionError('position-unavailable', 'The browser has no geolocation.'))
    const fail = ({ code, message, PERMISSION_DENIED }: GeolocationPositionError) =>
      reject(new ActionError(code === PERMISSION_DENIED ? 'position-refused' : 'position-unavailable', message))
    geolocation.getCurrentPosition(resolve, fail, limitsMs)
  })

/**
 * The position that the visitor shared on an earlier page, if they accepted that it is stored. It has no accuracy,
 * because it may be old.
 */
export function storedPosition(): KnownPosition | undefined {
  const [lat = Number.NaN, lon = Number.NaN] = (readCookie(positionCookie) ?? '').split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}
