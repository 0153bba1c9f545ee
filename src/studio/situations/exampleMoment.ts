import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { mapStrings } from '../contract/mapStrings'
import { fromTownTime, isTownTime } from '../settings/townTime'

/** Blocks whose dates have passed when somebody reads them. */
const pastBlocks: readonly string[] = ['blocks/comment.json', 'blocks/index-cell.json']
/** Members with a day that no longer counts. */
const formerDays: readonly string[] = ['movedFrom']
/** Members with the time of the data themselves. */
const ownTimes: readonly string[] = ['updatedAt']

const hour = 3_600_000

/** A date of a document as an instant, and whether it lies before the moment at which it is read. */
type Dated = { at: number; isPast: boolean }

/**
 * The moment at which a document has something to show: the morning of its first day, or an hour before its first event.
 * Undefined for a document without dates. `id` is that of its fixture.
 */
export function exampleMoment(document: unknown, id: string): Date | undefined {
  const dates: Dated[] = []
  mapStrings(document, id, (value, node) => {
    const dated = readDate(value, node)
    if (dated && !Number.isNaN(dated.at)) dates.push(dated)
    return value
  })
  const coming = dates.filter(({ isPast }) => !isPast).map(({ at }) => at)
  if (coming.length > 0) return new Date(Math.min(...coming))
  return dates.length > 0 ? new Date(Math.max(...dates.map(({ at }) => at)) + hour) : undefined
}

function readDate(value: string, node: SchemaNode): Dated | undefined {
  const format = node.string('format')
  if (format !== 'date' && format !== 'date-time') return undefined
  const name = node.pointer.split('/').at(-1) ?? ''
  if (formerDays.includes(name)) return undefined
  const isPast = pastBlocks.includes(node.path)
  const morning = `${value}T09:00`
  if (format === 'date') return isTownTime(morning) ? { at: fromTownTime(morning).getTime(), isPast } : undefined
  const at = Date.parse(value)
  return { at: isPast || ownTimes.includes(name) ? at : at - hour, isPast }
}
