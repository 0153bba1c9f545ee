import type { KnownPosition } from '../../../renderer/engine/HostContext'
import { positionCookie } from '../../../schemas/cookies/scriptItems'
import { readCookie } from './browserCookies'

/** The position that the visitor told on an earlier page, if they accepted that it is kept. It has no accuracy: it may be old. */
export function keptPosition(): KnownPosition | undefined {
  const [lat = Number.NaN, lon = Number.NaN] = (readCookie(positionCookie) ?? '').split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}
