import { LRUCache } from 'lru-cache'
import { isTimeZone } from '../../../schemas/engine'

/** Whether time zones exist, by name: asking the platform takes as long as rendering a small block. */
const known = new LRUCache<string, boolean>({ max: 1000 })

function exists(name: string): boolean {
  const found = known.get(name) ?? isTimeZone(name)
  known.set(name, found)
  return found
}

/** The time zone of a portal: Europe/Brussels when it names none, or none that exists. */
export const timeZoneOf = ({ timeZone }: { timeZone?: string | undefined }): string =>
  timeZone !== undefined && exists(timeZone) ? timeZone : 'Europe/Brussels'
