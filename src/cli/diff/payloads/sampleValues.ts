import type { Schema } from '../../../../schemas/compile/SchemaFiles'
import { numberAt } from '../ResolvedSchema'

/** Returns numbers within a schema's limits, the simplest first. */
export function sampleNumbers(keywords: Schema, isWhole: boolean): number[] {
  const min = numberAt(keywords, 'minimum')
  const max = numberAt(keywords, 'maximum')
  const above = numberAt(keywords, 'exclusiveMinimum')
  const below = numberAt(keywords, 'exclusiveMaximum')
  const step = numberAt(keywords, 'multipleOf')
  const fits = (value: number): boolean =>
    (!isWhole || Number.isInteger(value)) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below) &&
    (!step || Number.isInteger(value / step))
  const edges = [min, max, above, below].filter((edge) => edge !== undefined)
  const around = (edge: number) => [edge, edge + 1, edge - 1, edge + 0.5, edge - 0.5, Math.ceil(edge), Math.floor(edge)]
  const near = edges.flatMap(around)
  const middle = min !== undefined && max !== undefined ? [(min + max) / 2] : []
  const steps = step ? near.map((edge) => Math.ceil(edge / step) * step) : []
  return [...new Set([1, 0, 2, 3, 4, 5, 10, ...near, ...middle, ...steps, 0.5, -1, 100, 1.25])].filter(fits)
}

/** Rules for a string: patterns it must match and must not match, and its length in code points. */
export type StringRules = {
  matches?: readonly string[]
  avoids?: readonly string[]
  minLength?: number
  maxLength?: number
}

/** Strings that match common formats and patterns. */
const commonStrings = [
  ...['a', 'A', '0', '1', '-1', 'Été', 'a b', ' a', 'a ', 'a-b', 'a_b', 'a.b', '/', '/a', '//a', '/a/b?c=d', '#fff'],
  ...[
    'https://example.org',
    'http://example.org',
    'a@example.org',
    '#ffffff',
    '2026-01-31',
    '01-31',
    '2026-01-31T12:00:00Z',
  ],
  ...['12:30', '+32 4 123 45 67', '1000', '12.5', '\t', '\n', '🙂', ''],
]

/** Returns a string that keeps the schema's limits, `pattern` and `rules`. Undefined when none was found. */
export function sampleString(
  keywords: Schema,
  pattern: string | undefined,
  rules: StringRules,
  known: readonly string[] = [],
): string | undefined {
  const minLength = Math.max(rules.minLength ?? 1, numberAt(keywords, 'minLength') ?? 0)
  const maxLength = Math.min(
    rules.maxLength ?? Number.POSITIVE_INFINITY,
    numberAt(keywords, 'maxLength') ?? Number.POSITIVE_INFINITY,
  )
  // Without a rule for the length, one character is preferred to none.
  if (minLength > maxLength && rules.minLength !== undefined) return undefined
  const matches = [...(rules.matches ?? []), ...(pattern === undefined ? [] : [pattern])]
  const allRules = { matches, avoids: rules.avoids ?? [], minLength: Math.min(minLength, maxLength), maxLength }
  const examples = Array.isArray(keywords.examples) ? keywords.examples : []
  const strings = examples.filter((example) => typeof example === 'string')
  const example = rules.minLength === undefined ? strings.find(createTest(allRules)) : undefined
  if (example !== undefined) return example
  if (matches.length === 0 && allRules.avoids.length === 0) return 'x'.repeat(allRules.minLength)
  return findString(allRules, [...strings, ...known])
}

/**
 * Finds a string that keeps the rules: one of `seeds` or the common strings, else one of them with a character added,
 * removed or replaced, or stretched or cut to length. Undefined does not prove that there is none.
 */
export function findString(rules: StringRules, seeds: readonly string[]): string | undefined {
  const isFitting = createTest(rules)
  const matches = createTest({ matches: rules.matches ?? [] })
  const all = [...new Set([...seeds, ...commonStrings])]
  const found = all.find(isFitting)
  if (found !== undefined) return found
  const promising = rules.matches?.length ? all.filter(matches) : []
  for (const seed of (promising.length > 0 ? promising : all).slice(0, 60)) {
    for (const text of variants(seed, rules)) if (isFitting(text)) return text
  }
  return undefined
}

function createTest({ matches = [], avoids = [], minLength = 0, maxLength = Number.POSITIVE_INFINITY }: StringRules) {
  const [wanted, unwanted] = [matches, avoids].map((patterns) => patterns.map((pattern) => new RegExp(pattern, 'u')))
  return (text: string): boolean => {
    const length = [...text].length
    if (length < minLength || length > maxLength) return false
    return wanted?.every((each) => each.test(text)) === true && !unwanted?.some((each) => each.test(text))
  }
}

function* variants(
  seed: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: StringRules,
): Iterable<string> {
  const characters = [...seed]
  const missing = minLength - characters.length
  if (missing > 0) {
    for (let index = characters.length; index >= 0; index--) {
      const [before, after] = [characters.slice(0, index).join(''), characters.slice(index).join('')]
      for (const filling of ['x', '0', 'a', characters[index] ?? 'x']) yield before + filling.repeat(missing) + after
    }
    return
  }
  if (characters.length > maxLength) yield characters.slice(0, maxLength).join('')
  yield* [seed.toUpperCase(), seed.toLowerCase(), seed + seed]
  for (const [index, character] of characters.slice(0, 40).entries()) {
    const [before, after] = [characters.slice(0, index).join(''), characters.slice(index + 1).join('')]
    for (const instead of ['', character + character, 'a', 'Z', '0', ' ', '-', '/', 'é']) yield before + instead + after
  }
}

/** Returns every string in the examples of a schema and of the schemas inside it. */
export function exampleStrings(value: unknown, isExample = false): string[] {
  if (typeof value === 'string') return isExample ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => exampleStrings(member, isExample || key === 'examples'))
}
