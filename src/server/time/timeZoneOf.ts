import { LRUCache } from 'lru-cache'
import { isTimeZone } from '../../../schemas/engine'

/** Whether a time zone exists, by name. Cached, because the check takes as long as rendering a small block. */
const known = new LRUCache<string, boolean>({ max: 1000 })

function exists(name: string): boolean {
  const found = known.get(name) ?? isTimeZone(name)
  known.set(name, found)
  return found
}

/** Returns the time zone of a portal; Europe/Brussels when it has none or an unknown one. */
export const timeZoneOf = ({ timeZone }: { timeZone?: string | undefined }): string =>
  timeZone !== undefined && exists(timeZone) ? timeZone : 'Europe/Brussels'
