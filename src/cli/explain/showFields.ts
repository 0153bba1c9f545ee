import type { TerminalOptions } from '../terminal/TerminalOptions'
import { drawTable } from './drawTable'
import type { Field } from './Field'

/** Fields as a table with what each may hold; what must be there bears a star. */
export function showFields(fields: readonly Field[], look: TerminalOptions): string[] {
  const rows = fields.map((field) => [
    field.required ? `${field.path} *` : field.path,
    describeType(field),
    describeLimits(field),
    field.default === undefined ? '' : JSON.stringify(field.default),
    field.description,
  ])
  return drawTable(['Field', 'Type', 'Limits', 'Default', 'Description'], rows, Math.min(look.columns, 140), look.paint)
}

/** `object (image)`: the fragment has a page of its own. */
export function describeType({ type, fragment, limits, like }: Field): string {
  if (like !== undefined) return `${type}, like ${like || 'this'}`
  return fragment === undefined || limits.some((limit) => limit.includes(fragment)) ? type : `${type} (${fragment})`
}

export function describeLimits({ values, limits, pattern }: Field): string {
  // A long pattern is told in words by the description.
  const form = pattern !== undefined && pattern.length <= 40 && limits.length === 0 ? [`matches ${pattern}`] : []
  const allowed = values ? [listValues(values)] : []
  return [...allowed, ...limits, ...form].join(', ')
}

/** More values than these would fill a column of the table from top to bottom; the field explained by itself has them all. */
const mostValues = 12

function listValues(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value))
  if (texts.length <= mostValues) return texts.join(' | ')
  return `one of ${texts.length}, such as ${texts.slice(0, 3).join(' | ')}`
}
