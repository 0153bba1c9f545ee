import { type Members, own } from '../../../schemas/engine'

const counted = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const
const written = ['format', 'pattern'] as const

/** A rule a value must keep, besides its type. */
export type Limit =
  | { keyword: (typeof counted)[number]; value: number }
  | { keyword: (typeof written)[number]; value: string }
  | { keyword: 'uniqueItems'; value: true }

/** The rules of a schema itself. A pattern that has the name of a format is told by that name. */
export function readLimits(schema: Members): Limit[] {
  const limits: Limit[] = []
  for (const keyword of counted) {
    const value = own(schema, keyword)
    if (typeof value === 'number') limits.push({ keyword, value })
  }
  if (own(schema, 'uniqueItems') === true) limits.push({ keyword: 'uniqueItems', value: true })
  for (const keyword of written) {
    const value = own(schema, keyword)
    if (typeof value === 'string' && !limits.some((limit) => limit.keyword === 'format'))
      limits.push({ keyword, value })
  }
  return limits
}
