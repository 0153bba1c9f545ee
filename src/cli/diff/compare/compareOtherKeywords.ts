import { isConstraint } from '../../../../schemas/compile/keywords'
import type { SchemaPair } from '../FoundChange'
import { sameJson } from '../sameJson'
import type { Comparison } from './Comparison'
import { addressesOf } from './Comparison'
import { isCompositionKeyword, literalsAndVariants } from './compareComposition'
import { shareType } from './compareTypes'
import { constraintsUnder } from './withoutAnnotations'

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
export function compareOtherKeywords(comparison: Comparison, pair: SchemaPair): void {
  if (shareType(pair, 'number')) compareSteps(comparison, pair)
  const names = new Set([...Object.keys(pair.old.keywords), ...Object.keys(pair.new.keywords)])
  for (const keyword of names) {
    if (!compared.has(keyword) && isConstraint(keyword) && !isCompositionKeyword(keyword))
      compareKeyword(comparison, pair, keyword)
  }
}

function compareSteps(comparison: Comparison, pair: SchemaPair): void {
  const [was, is] = [pair.old.keywords.multipleOf, pair.new.keywords.multipleOf]
  if (was === is) return
  const where = addressesOf(pair, 'multipleOf')
  const attempt = { candidates: literalsAndVariants() }
  if (was === undefined) {
    const message = `Numbers must be multiples of ${is}.`
    comparison.report({ rule: 'multiple-of-added', message, ...where, attempts: { senders: attempt } })
  } else if (is === undefined) {
    const message = `Numbers need no longer be multiples of ${was}.`
    comparison.report({ rule: 'multiple-of-removed', message, ...where, attempts: { readers: attempt } })
  } else {
    const message = `Numbers must be multiples of ${is}; it was ${was}.`
    comparison.report({
      rule: 'multiple-of-changed',
      message,
      ...where,
      attempts: { senders: attempt, readers: attempt },
    })
  }
}

function compareKeyword(comparison: Comparison, pair: SchemaPair, keyword: string): void {
  const [was, is] = [pair.old.keywords[keyword], pair.new.keywords[keyword]]
  if (sameJson(constraintsUnder(keyword, was), constraintsUnder(keyword, is))) return
  const where = addressesOf(pair, keyword)
  const attempt = { candidates: literalsAndVariants(was, is) }
  const name = keyword === 'not' && (was ?? is) === true ? 'The schema false, which no value fits,' : `"${keyword}"`
  if (was === undefined) {
    comparison.report({
      rule: 'constraint-added',
      message: `${name} is new.`,
      ...where,
      attempts: { senders: attempt },
    })
  } else if (is === undefined) {
    comparison.report({
      rule: 'constraint-removed',
      message: `${name} is gone.`,
      ...where,
      attempts: { readers: attempt },
    })
  } else {
    const attempts = { senders: attempt, readers: attempt }
    comparison.report({ rule: 'constraint-changed', message: `${name} says something else.`, ...where, attempts })
  }
}
