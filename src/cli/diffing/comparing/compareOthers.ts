import { isSchema } from '../../compiling/source'
import { addressOf, type Definition, isNote, type Place, placeOf } from '../definitions/Definition'
import { canonical, sameJson } from '../definitions/sameJson'
import type { Comparison } from './Comparison'
import { descendFrom } from './descendFrom'
import type { Candidates, Pair } from './Pair'
import { withoutNotes } from './pairRenamed'
import { shareType } from './shareTypes'

/** Keywords with a comparison of their own. */
const compared: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'pattern',
  'format',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'uniqueItems',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
])
const forms = ['anyOf', 'oneOf', 'allOf'] as const

/** `multipleOf`, alternatives, and keywords nothing else is known of. */
export function compareOthers(comparison: Comparison, pair: Pair): void {
  if (shareType(pair, 'number')) compareSteps(comparison, pair)
  for (const keyword of forms) compareForms(comparison, pair, keyword)
  const names = new Set([...Object.keys(pair.old.keywords), ...Object.keys(pair.new.keywords)])
  for (const keyword of names) {
    if (!compared.has(keyword) && !isNote(keyword) && !isForm(keyword)) compareKeyword(comparison, pair, keyword)
  }
}

const isForm = (keyword: string): boolean => forms.some((form) => form === keyword)

function whereOf(pair: Pair, keyword: string) {
  const of = ({ origins, place }: Definition) =>
    origins[keyword] ? addressOf(origins[keyword], keyword) : addressOf(place)
  return { old: of(pair.old), new: of(pair.new), pair }
}

/** Values that are valid in one version, among them what the keywords themselves name. */
const varied = (...keywords: readonly unknown[]): Candidates =>
  function* (maker, place) {
    for (const value of keywords.flatMap(literalsIn)) yield* [value, [value], { value }]
    yield* maker.variants(place, [])
  }

/** Plain values of a schema, such as those of `const`. */
function literalsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn)
  return isSchema(value) ? Object.values(value).flatMap(literalsIn) : value === undefined ? [] : [value]
}

function compareSteps(comparison: Comparison, pair: Pair): void {
  const [was, is] = [pair.old.keywords.multipleOf, pair.new.keywords.multipleOf]
  if (was === is) return
  const where = whereOf(pair, 'multipleOf')
  const attempt = { candidates: varied() }
  if (was === undefined) {
    const message = `Numbers must be multiples of ${is}.`
    comparison.tell({ rule: 'multiple-of-added', message, ...where, attempts: { senders: attempt } })
  } else if (is === undefined) {
    const message = `Numbers need no longer be multiples of ${was}.`
    comparison.tell({ rule: 'multiple-of-removed', message, ...where, attempts: { readers: attempt } })
  } else {
    const message = `Numbers must be multiples of ${is}; it was ${was}.`
    comparison.tell({
      rule: 'multiple-of-changed',
      message,
      ...where,
      attempts: { senders: attempt, readers: attempt },
    })
  }
}

/** Alternatives at the same place are compared with each other; a list that grew or shrank, by what is in it. */
function compareForms(comparison: Comparison, pair: Pair, keyword: (typeof forms)[number]): void {
  const before = formsOf(pair.old, keyword)
  const now = formsOf(pair.new, keyword)
  if (before.length === now.length) {
    for (const [index, form] of before.entries()) {
      const other = now[index]
      if (other) descendFrom(comparison, pair, { kind: 'same' }, form, other)
    }
    return
  }
  const texts = (places: readonly Place[]) => places.map(({ schema }) => canonical(withoutNotes(schema)))
  const gone = before.filter((form) => !texts(now).includes(canonical(withoutNotes(form.schema))))
  const come = now.filter((form) => !texts(before).includes(canonical(withoutNotes(form.schema))))
  const isAll = keyword === 'allOf'
  const none = before.length === 0 || now.length === 0
  const where = whereOf(pair, keyword)
  const attempt = { candidates: varied(pair.old.keywords[keyword], pair.new.keywords[keyword]) }
  for (const form of gone) {
    const isWider = isAll || none
    const message = `${show(form)} is gone from ${keyword}.`
    const attempts = isWider ? { readers: attempt } : { senders: attempt }
    comparison.tell({ rule: isWider ? 'constraint-removed' : 'alternative-removed', message, ...where, attempts })
  }
  for (const form of come) {
    const isNarrower = isAll || none
    const message = `${show(form)} is new in ${keyword}.`
    const attempts = isNarrower ? { senders: attempt } : { readers: attempt }
    comparison.tell({ rule: isNarrower ? 'constraint-added' : 'alternative-added', message, ...where, attempts })
  }
}

const show = ({ schema }: Place): string => {
  const text = JSON.stringify(withoutNotes(schema)) ?? ''
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function formsOf({ keywords, origins }: Definition, keyword: string): Place[] {
  const list = keywords[keyword]
  const origin = origins[keyword]
  if (!Array.isArray(list) || !origin) return []
  return list.flatMap((form: unknown, index) =>
    isSchema(form) || typeof form === 'boolean'
      ? [placeOf(origin.path, form, `${origin.pointer}/${keyword}/${index}`)]
      : [],
  )
}

function compareKeyword(comparison: Comparison, pair: Pair, keyword: string): void {
  const [was, is] = [pair.old.keywords[keyword], pair.new.keywords[keyword]]
  if (sameJson(withoutNotes(was), withoutNotes(is))) return
  const where = whereOf(pair, keyword)
  const attempt = { candidates: varied(was, is) }
  const name = keyword === 'not' && (was ?? is) === true ? 'The schema false, which no value fits,' : `"${keyword}"`
  if (was === undefined) {
    comparison.tell({ rule: 'constraint-added', message: `${name} is new.`, ...where, attempts: { senders: attempt } })
  } else if (is === undefined) {
    comparison.tell({
      rule: 'constraint-removed',
      message: `${name} is gone.`,
      ...where,
      attempts: { readers: attempt },
    })
  } else {
    const attempts = { senders: attempt, readers: attempt }
    comparison.tell({ rule: 'constraint-changed', message: `${name} says something else.`, ...where, attempts })
  }
}
