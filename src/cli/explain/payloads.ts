import type { Place } from './Place'
import type { Family } from './Subject'

/** Examples of a schema as they are sent: the data of a block or an action in its envelope. */
export function payloads(family: Family, name: string, place: Place): unknown[] {
  const { examples } = place.schema
  const list: readonly unknown[] = Array.isArray(examples) ? examples : []
  if (family === 'block') return list.map((data) => ({ type: name, data }))
  if (family === 'handler') return list.map((data) => ({ handler: name, data }))
  return [...list]
}
