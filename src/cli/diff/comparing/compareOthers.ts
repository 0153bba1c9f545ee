import { isNote } from '../definitions/Definition'
import { sameJson } from '../definitions/sameJson'
import type { Comparison } from './Comparison'
import { isFormKeyword } from './compareForms'
import type { Pair } from './Pair'
import { shareType } from './shareTypes'
import { varied } from './varied'
import { whereOf } from './whereOf'
import { withoutNotes } from './withoutNotes'

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
/** `multipleOf`, and keywords nothing else is known of. */
export function compareOthers(comparison: Comparison, pair: Pair): void {
  if (shareType(pair, 'number')) compareSteps(comparison, pair)
  const names = new Set([...Object.keys(pair.old.keywords), ...Object.keys(pair.new.keywords)])
  for (const keyword of names) {
    if (!compared.has(keyword) && !isNote(keyword) && !isFormKeyword(keyword)) compareKeyword(comparison, pair, keyword)
  }
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
