import type { Schema } from '../../../../schemas/compile/SchemaFiles'
import type { Side } from '../Change'
import type { Candidates, FoundChange, SchemaPair } from '../FoundChange'
import { type ResolvedSchema, type TypeName, typesOf } from '../ResolvedSchema'
import type { Limit, LimitChange, LimitRuleId } from '../rules/limitRules'
import type { Comparison } from './Comparison'
import { patternOf } from './comparePatterns'
import { shareType } from './compareTypes'

type Kind = {
  limit: Limit
  type: TypeName
  isLeast: boolean
  keywords: readonly string[]
  /** What the limit counts, for sentences. */
  noun: string
  /** Values of about a size, made of the schema's own rules. */
  ofSize: (size: number) => Candidates
}

const text =
  (size: number): Candidates =>
  (generator, node) => [generator.text(node, { minLength: size, maxLength: size })]
const list =
  (size: number): Candidates =>
  (generator, node) => [generator.list(node, size)]
const members =
  (size: number): Candidates =>
  (generator, node) => [generator.object(node, size)]
const number =
  (size: number): Candidates =>
  () => [size]

const kinds: readonly Kind[] = [
  {
    limit: 'minimum',
    type: 'number',
    isLeast: true,
    keywords: ['minimum', 'exclusiveMinimum'],
    noun: 'least number',
    ofSize: number,
  },
  {
    limit: 'maximum',
    type: 'number',
    isLeast: false,
    keywords: ['maximum', 'exclusiveMaximum'],
    noun: 'greatest number',
    ofSize: number,
  },
  { limit: 'min-length', type: 'string', isLeast: true, keywords: ['minLength'], noun: 'least length', ofSize: text },
  {
    limit: 'max-length',
    type: 'string',
    isLeast: false,
    keywords: ['maxLength'],
    noun: 'greatest length',
    ofSize: text,
  },
  {
    limit: 'min-items',
    type: 'array',
    isLeast: true,
    keywords: ['minItems'],
    noun: 'least number of items',
    ofSize: list,
  },
  {
    limit: 'max-items',
    type: 'array',
    isLeast: false,
    keywords: ['maxItems'],
    noun: 'greatest number of items',
    ofSize: list,
  },
  {
    limit: 'min-properties',
    type: 'object',
    isLeast: true,
    keywords: ['minProperties'],
    noun: 'least number of properties',
    ofSize: members,
  },
  {
    limit: 'max-properties',
    type: 'object',
    isLeast: false,
    keywords: ['maxProperties'],
    noun: 'greatest number of properties',
    ofSize: members,
  },
]

/** A limit that holds: how far, and whether the value itself is beyond it. */
type Bound = { value: number; isOpen: boolean; address: string }

/** Limits of numbers, texts, lists and objects. */
export function compareLimits(comparison: Comparison, pair: SchemaPair): void {
  for (const kind of kinds) {
    if (!shareType(pair, kind.type)) continue
    const before = boundOf(pair.old, kind)
    const now = boundOf(pair.new, kind)
    const change = compare(before, now, kind.isLeast)
    if (!change) continue
    const rule: LimitRuleId = `${kind.limit}-${change}`
    const isTighter = change === 'added' || change === (kind.isLeast ? 'raised' : 'lowered')
    const side = isTighter ? 'senders' : 'readers'
    const [strict, loose] = isTighter ? [now, before] : [before, now]
    const attempts = { [side]: { candidates: between(kind, strict, loose) } }
    const where = { old: before?.address ?? pair.old.node.address(), new: now?.address ?? pair.new.node.address() }
    comparison.report({
      rule,
      message: sentence(kind, before, now),
      ...where,
      pair,
      attempts,
      ...settle(comparison, kind, pair, side, strict),
    })
  }
}

/** A pattern that refuses the empty string says already what a least length of 1 says. */
function settle(
  comparison: Comparison,
  { type, isLeast }: Kind,
  { old, new: next }: SchemaPair,
  side: Side,
  strict: Bound | undefined,
): Pick<FoundChange, 'effects' | 'remarks'> {
  const writing = side === 'senders' ? patternOf(comparison.old, old) : patternOf(comparison.next, next)
  if (type !== 'string' || !strict || !writing) return {}
  if (!isLeast || strict.value !== 1 || new RegExp(writing.pattern, 'u').test('')) return {}
  return {
    effects: { [side]: 'compatible' },
    remarks: ['The pattern asks for that already, so no payload becomes valid or invalid.'],
  }
}

function compare(before: Bound | undefined, now: Bound | undefined, isLeast: boolean): LimitChange | undefined {
  if (!before || !now) return before ? 'removed' : now ? 'added' : undefined
  if (before.value !== now.value) return now.value > before.value ? 'raised' : 'lowered'
  if (before.isOpen === now.isOpen) return undefined
  return now.isOpen === isLeast ? 'raised' : 'lowered'
}

const finer = (limit: number, step: number, isLeast: boolean): number => limit + (isLeast ? -step : step)

/** Values that one limit lets pass and the other, stricter one does not. */
function between(kind: Kind, strict: Bound | undefined, loose: Bound | undefined): Candidates {
  return function* (generator, node) {
    if (!strict) return
    const sizes = [finer(strict.value, 1, kind.isLeast), finer(strict.value, 0.5, kind.isLeast), strict.value]
    if (loose) sizes.push(loose.value, (loose.value + strict.value) / 2)
    for (const size of sizes) {
      if (kind.type === 'number' || (Number.isInteger(size) && size >= 0 && size <= 100_000))
        yield* kind.ofSize(size)(generator, node)
    }
  }
}

/** The strictest of the keywords; a limit that every value keeps is none. */
function boundOf(definition: ResolvedSchema, { keywords, isLeast, type }: Kind): Bound | undefined {
  const isWhole = !typesOf(definition.keywords).has('number')
  const bounds = keywords.flatMap((keyword) => {
    const bound = readBound(definition, keyword, isLeast, isWhole && type === 'number')
    return bound && (type === 'number' || !isLeast || bound.value > 0) ? [bound] : []
  })
  const stricter = (a: Bound, b: Bound) =>
    (isLeast ? b.value - a.value : a.value - b.value) || Number(b.isOpen) - Number(a.isOpen)
  return bounds.sort(stricter)[0]
}

function readBound(
  { keywords, origins }: ResolvedSchema,
  keyword: string,
  isLeast: boolean,
  isWhole: boolean,
): Bound | undefined {
  const value = numberAt(keywords, keyword)
  const origin = origins[keyword]
  if (value === undefined || !origin) return undefined
  const isOpen = keyword.startsWith('exclusive')
  const address = origin.address(keyword)
  // Of whole numbers, "over 0" says the same as "1 at least".
  if (isWhole && isOpen)
    return { value: isLeast ? Math.floor(value) + 1 : Math.ceil(value) - 1, isOpen: false, address }
  if (isWhole) return { value: isLeast ? Math.ceil(value) : Math.floor(value), isOpen, address }
  return { value, isOpen, address }
}

const numberAt = (keywords: Schema, keyword: string): number | undefined => {
  const value = keywords[keyword]
  return typeof value === 'number' ? value : undefined
}

function sentence({ noun, isLeast }: Kind, before: Bound | undefined, now: Bound | undefined): string {
  const show = ({ value, isOpen }: Bound) => (isOpen ? `${isLeast ? 'over' : 'under'} ${value}` : `${value}`)
  if (!before || !now)
    return now
      ? `The ${noun} is ${show(now)}; there was no limit.`
      : `There is no ${noun}; it was ${before ? show(before) : ''}.`
  return `The ${noun} is ${show(now)}; it was ${show(before)}.`
}
