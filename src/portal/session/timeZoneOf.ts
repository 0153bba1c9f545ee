import { isTimeZone, type Portal } from '../../../schemas/engine'

const known = new WeakMap<Portal, string>()

/**
 * The time zone of a portal. Europe/Brussels when it has none, or one that this program does not know: a browser may be
 * older than the server that checked it.
 */
export function timeZoneOf(portal: Portal): string {
  const { timeZone } = portal
  const checked = known.get(portal) ?? (timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'Europe/Brussels')
  known.set(portal, checked)
  return checked
}
