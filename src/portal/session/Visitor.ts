import { ActionError } from '../../../renderer/actions/ActionError'
import type { Position } from '../../../renderer/actions/effects'
import type { KnownPosition } from '../../../renderer/engine/HostContext'
import { positionCookie } from '../../../schemas/cookies/scriptItems'
import type { Account } from '../../../schemas/engine'
import { readCookie, writeCookie } from './browserCookies'

/** What the portal knows of the person in front of it. It may change while the page lives. */
export type Visitor = {
  /** Undefined for a visitor who is not signed in. */
  account: Account | undefined
  /** Whether the server failed to find out who is signed in. */
  isAccountUnknown?: boolean | undefined
  /** Where the visitor is, once they have told it. It stays in memory unless they have accepted that it is stored. */
  position: KnownPosition | undefined
  /** Whether the device has a network. */
  isOnline: boolean
  /** Addresses of the pages opened from the menu, since the menu was last shown. */
  menuHistory: readonly string[]
}

export type Store<T extends object> = ReturnType<typeof createStore<T>>

/** A value that changes while the page lives, and those who want to know. */
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

/** Milliseconds that a device may take to find its position, and that a position found before may be old. */
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
    // Browsers without it, and pages that are not served over TLS, have none.
    const geolocation: Geolocation | undefined = navigator.geolocation ?? undefined
    if (!geolocation) return reject(new ActionError('position-unavailable', 'The browser has no geolocation.'))
    const fail = ({ code, message, PERMISSION_DENIED }: GeolocationPositionError) =>
      reject(new ActionError(code === PERMISSION_DENIED ? 'position-refused' : 'position-unavailable', message))
    geolocation.getCurrentPosition(resolve, fail, limitsMs)
  })

/** The position that the visitor told on an earlier page, if they accepted that it is kept. It has no accuracy: it may be old. */
export function keptPosition(): KnownPosition | undefined {
  const [lat = Number.NaN, lon = Number.NaN] = (readCookie(positionCookie) ?? '').split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}
