import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { type Definition, isNote, type Place, placeOf } from '../definitions/Definition'
import { canonical } from '../definitions/sameJson'
import { typesOf } from '../definitions/types'
import type { SchemaPair } from '../FoundChange'
import type { Comparison } from './Comparison'
import { addressesOf } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { literalsAndVariants } from './compareOtherKeywords'
import { withoutAnnotations } from './withoutAnnotations'

const formKeywords = ['anyOf', 'oneOf', 'allOf'] as const
type FormKeyword = (typeof formKeywords)[number]

export const isCompositionKeyword = (keyword: string): boolean => formKeywords.some((each) => each === keyword)

/** `anyOf`, `oneOf` and `allOf`: forms that stay are compared with each other, others came or went. */
export function compareComposition(comparison: Comparison, pair: SchemaPair): void {
  for (const keyword of formKeywords) {
    match(comparison, pair, keyword, formsOf(pair.old, keyword), formsOf(pair.new, keyword))
  }
}

/**
 * Compares a schema with one that offers alternatives, as if it were the only one. False when the two are no such pair.
 */
export function compareWithAlternatives(comparison: Comparison, pair: SchemaPair): boolean {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const [before, now] = [formsOf(pair.old, keyword), formsOf(pair.new, keyword)]
    const isUnfolded = before.length === 0 && isOnly(pair.new, keyword)
    const isFolded = now.length === 0 && isOnly(pair.old, keyword)
    if (isUnfolded === isFolded) continue
    match(comparison, pair, keyword, isUnfolded ? [alone(pair.old)] : before, isFolded ? [alone(pair.new)] : now)
    return true
  }
  return false
}

/** Whether a schema says nothing but that keyword. */
const isOnly = ({ keywords }: Definition, keyword: FormKeyword): boolean =>
  Array.isArray(keywords[keyword]) && Object.keys(keywords).every((each) => each === keyword || isNote(each))

const alone = ({ place, keywords }: Definition): Place => placeOf(place.path, keywords, place.pointer)

function match(
  comparison: Comparison,
  pair: SchemaPair,
  keyword: FormKeyword,
  before: readonly Place[],
  now: readonly Place[],
): void {
  const same = pairUp(before, now, textOf)
  const alike = pairUp(same.gone, same.come, typesIn)
  // What a form refers to may differ even where it is written the same.
  for (const [form, other] of [...same.pairs, ...alike.pairs]) {
    descendFrom(comparison, pair, { kind: 'same' }, form, other)
  }
  const { gone, come } = alike
  // Of a list that is new or gone each form is a constraint, as each of `allOf` is.
  const isConstraint = keyword === 'allOf' || before.length === 0 || now.length === 0
  const where = addressesOf(pair, keyword)
  const attempt = { candidates: literalsAndVariants(pair.old.keywords, pair.new.keywords) }
  for (const form of gone) {
    const message = `${show(form)} is gone from ${keyword}.`
    const attempts = isConstraint ? { readers: attempt } : { senders: attempt }
    comparison.report({
      rule: isConstraint ? 'constraint-removed' : 'alternative-removed',
      message,
      ...where,
      attempts,
    })
  }
  for (const form of come) {
    const message = `${show(form)} is new in ${keyword}.`
    const attempts = isConstraint ? { senders: attempt } : { readers: attempt }
    comparison.report({ rule: isConstraint ? 'constraint-added' : 'alternative-added', message, ...where, attempts })
  }
}

/** Finds for each form the first of the others that has the same name. */
function pairUp(before: readonly Place[], now: readonly Place[], nameOf: (place: Place) => string) {
  const come = [...now]
  const pairs: [Place, Place][] = []
  const gone = before.filter((form) => {
    const index = come.findIndex((other) => nameOf(other) === nameOf(form))
    const [other] = index === -1 ? [] : come.splice(index, 1)
    if (other) pairs.push([form, other])
    return other === undefined
  })
  return { pairs, gone, come }
}

const typesIn = ({ schema }: Place): string => [...typesOf(isSchema(schema) ? schema : {})].sort().join()

const textOf = ({ schema }: Place): string => canonical(withoutAnnotations(schema))

const show = ({ schema }: Place): string => {
  const text = JSON.stringify(withoutAnnotations(schema)) ?? ''
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
