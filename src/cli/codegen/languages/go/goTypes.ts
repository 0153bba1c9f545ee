import type { Shape } from '../../model/Model'
import { words } from '../../model/words'

/** Written in capitals by custom. */
const initials = new Set('api html http https id json uid uri url'.split(' '))

/** `poll-uid` becomes `PollUID`. */
export function exported(name: string): string {
  const all = words(name).map((word) => {
    const lower = word.toLowerCase()
    return initials.has(lower) ? lower.toUpperCase() : lower.slice(0, 1).toUpperCase() + lower.slice(1)
  })
  const whole = all.join('')
  // Only what starts with a capital can be seen from outside; a digit and some scripts have none.
  return /^\p{Lu}/u.test(whole) ? whole : `X${whole}`
}

const used = new Set(['List', 'Map', 'Ptr'])

export const typeName = (name: string): string => (used.has(name) ? `${name}Type` : name)

export function goType(shape: Shape): string {
  switch (shape.is) {
    case 'text':
    case 'constant':
      return 'string'
    case 'integer':
      return shape.wide ? 'int64' : 'int'
    case 'number':
      return 'float64'
    case 'flag':
      return 'bool'
    case 'list':
      return `List[${goType(shape.of)}]`
    case 'map':
      return `Map[${goType(shape.of)}]`
    case 'named':
      return typeName(shape.name)
    default:
      return 'any'
  }
}

/** Nil already says that it is not there. */
export const isNilable = (shape: Shape): boolean => ['list', 'map', 'anything', 'either', 'null'].includes(shape.is)

/** Empty ones, too, would be left out by `omitempty`. */
export const isCollection = (shape: Shape): boolean => shape.is === 'list' || shape.is === 'map'

/** Rows with their columns below each other, as gofmt has them. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(width(column)))).join(' '),
  )
}
