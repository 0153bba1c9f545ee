import type { Candidates, ChangeDetails, SchemaPair } from '../FoundChange'
import { listedValues, numberAt, type ResolvedSchema, resolveSchema, typesOf } from '../ResolvedSchema'
import type { Limit, LimitChange } from '../rules/limitRules'
import { patternOf } from './comparePatterns'
import { shareType } from './compareTypes'

/** By type: the noun for what its limits count, and values of a size. */
const measures = {
  number: { noun: 'number', ofSize: (size) => () => [size] },
  string: {
    noun: 'length',
    ofSize: (size) => (generator, node) => [generator.text(node, { minLength: size, maxLength: size })],
  },
  array: { noun: 'number of items', ofSize: (size) => (generator, node) => [generator.list(node, size)] },
  object: { noun: 'number of properties', ofSize: (size) => (generator, node) => [generator.object(node, size)] },
} satisfies Record<string, { noun: string; ofSize: (size: number) => Candidates }>

type LimitKeywords = { limit: Limit; type: keyof typeof measures; isMin: boolean; keywords: readonly string[] }

const limits: readonly LimitKeywords[] = [
  { limit: 'minimum', type: 'number', isMin: true, keywords: ['minimum', 'exclusiveMinimum'] },
  { limit: 'maximum', type: 'number', isMin: false, keywords: ['maximum', 'exclusiveMaximum'] },
  { limit: 'min-length', type: 'string', isMin: true, keywords: ['minLength'] },
  { limit: 'max-length', type: 'string', isMin: false, keywords: ['maxLength'] },
  { limit: 'min-items', type: 'array', isMin: true, keywords: ['minItems'] },
  { limit: 'max-items', type: 'array', isMin: false, keywords: ['maxItems'] },
  { limit: 'min-properties', type: 'object', isMin: true, keywords: ['minProperties'] },
  { limit: 'max-properties', type: 'object', isMin: false, keywords: ['maxProperties'] },
]

/** The value of a limit; an open one excludes the value itself. */
type Bound = { value: number; isOpen: boolean; address: string }

/** Compares the limits of numbers, strings, lists and objects. */
export function compareLimits(pair: SchemaPair): void {
  for (const limit of limits) {
    if (!shareType(pair, limit.type)) continue
    const before = boundOf(pair.old, limit)
    const now = boundOf(pair.new, limit)
    const change = compare(before, now, limit.isMin)
    if (!change) continue
    const isTighter = change === 'added' || change === (limit.isMin ? 'raised' : 'lowered')
    const [strict, loose] = isTighter ? [now, before] : [before, now]
    const isImplied = strict !== undefined && isImpliedByPattern(pair, limit, strict, isTighter)
    pair.report(`${limit.limit}-${change}`, sentence(limit, before, now), {
      old: before?.address ?? pair.old.node.address(),
      new: now?.address ?? pair.new.node.address(),
      attempt: { candidates: between(limit, strict, loose) },
      ...(isImplied ? impliedByPattern : {}),
    })
  }
}

const impliedByPattern: ChangeDetails = {
  effects: { senders: 'compatible', readers: 'compatible' },
  remarks: ['The pattern asks for that already, so no payload becomes valid or invalid.'],
}

/** Whether the limit is a minimum length of 1 and the pattern of the looser version already refuses the empty string. */
function isImpliedByPattern(pair: SchemaPair, { limit }: LimitKeywords, strict: Bound, isTighter: boolean): boolean {
  if (limit !== 'min-length' || strict.value !== 1) return false
  const found = patternOf(isTighter ? pair.old : pair.new)
  return found !== undefined && !new RegExp(found.pattern, 'u').test('')
}

function compare(before: Bound | undefined, now: Bound | undefined, isMin: boolean): LimitChange | undefined {
  if (!before || !now) return before ? 'removed' : now ? 'added' : undefined
  if (before.value !== now.value) return now.value > before.value ? 'raised' : 'lowered'
  if (before.isOpen === now.isOpen) return undefined
  return now.isOpen === isMin ? 'raised' : 'lowered'
}

/** Values that one limit allows and the other, stricter one does not. */
function between({ type, isMin }: LimitKeywords, strict: Bound | undefined, loose: Bound | undefined): Candidates {
  return function* (generator, node) {
    if (!strict) return
    yield* listedValues(resolveSchema(node).keywords) ?? []
    const beyond = isMin ? -1 : 1
    const sizes = [strict.value + beyond, strict.value + beyond / 2, strict.value]
    if (loose) sizes.push(loose.value, (loose.value + strict.value) / 2)
    for (const size of sizes) {
      if (type === 'number' || (Number.isInteger(size) && size >= 0 && size <= 100_000))
        yield* measures[type].ofSize(size)(generator, node)
    }
  }
}

/** Returns the strictest of the keywords. Undefined where every value is within them. */
function boundOf(schema: ResolvedSchema, { keywords, isMin, type }: LimitKeywords): Bound | undefined {
  const isWhole = type === 'number' && !typesOf(schema).has('number')
  const bounds = keywords.flatMap((keyword) => {
    const bound = readBound(schema, keyword, isMin, isWhole)
    return bound && (type === 'number' || !isMin || bound.value > 0) ? [bound] : []
  })
  const stricter = (a: Bound, b: Bound) =>
    (isMin ? b.value - a.value : a.value - b.value) || Number(b.isOpen) - Number(a.isOpen)
  return bounds.sort(stricter)[0]
}

function readBound(
  { keywords, origins }: ResolvedSchema,
  keyword: string,
  isMin: boolean,
  isWhole: boolean,
): Bound | undefined {
  const value = numberAt(keywords, keyword)
  const origin = origins[keyword]
  if (value === undefined || !origin) return undefined
  const isOpen = keyword.startsWith('exclusive')
  const address = origin.address(keyword)
  // For whole numbers, "over 0" means "at least 1".
  if (isWhole && isOpen) return { value: isMin ? Math.floor(value) + 1 : Math.ceil(value) - 1, isOpen: false, address }
  if (isWhole) return { value: isMin ? Math.ceil(value) : Math.floor(value), isOpen, address }
  return { value, isOpen, address }
}

function sentence({ type, isMin }: LimitKeywords, before: Bound | undefined, now: Bound | undefined): string {
  const noun = `${isMin ? 'least' : 'greatest'} ${measures[type].noun}`
  const show = ({ value, isOpen }: Bound) => (isOpen ? `${isMin ? 'over' : 'under'} ${value}` : `${value}`)
  if (!now) return `There is no ${noun}; it was ${before ? show(before) : ''}.`
  return `The ${noun} is ${show(now)}; ${before ? `it was ${show(before)}` : 'there was no limit'}.`
}
