import type { Issue } from '../../../schemas'
import { isObject } from '../../../schemas/engine'
import type { Place } from './Place'

type Measure = (value: unknown) => number | undefined

const characters: Measure = (value) => (typeof value === 'string' ? [...value].length : undefined)
const items: Measure = (value) => (Array.isArray(value) ? value.length : undefined)
const members: Measure = (value) => (isObject(value) ? Object.keys(value).length : undefined)
const size: Measure = (value) => (typeof value === 'number' ? value : undefined)

/** Keywords that set a limit, what they measure, and whether it is the least. */
const bounds: readonly [keyword: string, measure: Measure, least: boolean][] = [
  ['minimum', size, true],
  ['maximum', size, false],
  ['minLength', characters, true],
  ['maxLength', characters, false],
  ['minItems', items, true],
  ['maxItems', items, false],
  ['minProperties', members, true],
  ['maxProperties', members, false],
]

const keywords: Partial<Record<Issue['code'], readonly string[]>> = {
  'wrong-type': ['type'],
  'wrong-value': ['enum', 'const', 'uniqueItems'],
  // Where both stand, the pattern is what the format means.
  'wrong-format': ['pattern', 'format'],
  'unsafe-url': ['pattern', 'format'],
}

/** The keyword of a place, or of what it refers to, that an issue about `value` is about. */
export function brokenKeyword(place: Place, code: Issue['code'], value: unknown): string | undefined {
  if (code !== 'out-of-range') return keywords[code]?.find((keyword) => place.holderOf(keyword))
  for (const [keyword, measure, least] of bounds) {
    const limit = place.holderOf(keyword)?.schema[keyword]
    if (typeof limit !== 'number') continue
    const found = measure(value)
    if (found !== undefined && (least ? found < limit : found > limit)) return keyword
  }
  return undefined
}
