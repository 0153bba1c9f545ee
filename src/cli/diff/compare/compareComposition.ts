import { isConstraint } from '../../../../schemas/compile/keywords'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { Candidates, SchemaPair } from '../FoundChange'
import { type ResolvedSchema, typesOf } from '../ResolvedSchema'
import { canonical } from '../sameJson'
import type { Comparison } from './Comparison'
import { addressesOf } from './Comparison'
import { descendFrom } from './compareAnnotations'
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
    match(comparison, pair, keyword, isUnfolded ? [pair.old.node] : before, isFolded ? [pair.new.node] : now)
    return true
  }
  return false
}

/** Whether a schema says nothing but that keyword. */
const isOnly = ({ keywords }: ResolvedSchema, keyword: FormKeyword): boolean =>
  Array.isArray(keywords[keyword]) && Object.keys(keywords).every((each) => each === keyword || !isConstraint(each))

function match(
  comparison: Comparison,
  pair: SchemaPair,
  keyword: FormKeyword,
  before: readonly SchemaNode[],
  now: readonly SchemaNode[],
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
function pairUp(before: readonly SchemaNode[], now: readonly SchemaNode[], nameOf: (place: SchemaNode) => string) {
  const come = [...now]
  const pairs: [SchemaNode, SchemaNode][] = []
  const gone = before.filter((form) => {
    const index = come.findIndex((other) => nameOf(other) === nameOf(form))
    const [other] = index === -1 ? [] : come.splice(index, 1)
    if (other) pairs.push([form, other])
    return other === undefined
  })
  return { pairs, gone, come }
}

const typesIn = ({ schema }: SchemaNode): string => [...typesOf(schema)].sort().join()

const textOf = ({ raw }: SchemaNode): string => canonical(withoutAnnotations(raw))

const show = ({ raw }: SchemaNode): string => {
  const text = JSON.stringify(withoutAnnotations(raw)) ?? ''
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const formsOf = ({ origins }: ResolvedSchema, keyword: FormKeyword): SchemaNode[] =>
  origins[keyword]?.under(keyword) ?? []

/** Values that are valid in one version, among them what the keywords themselves name. */
export const literalsAndVariants = (...keywords: readonly unknown[]): Candidates =>
  function* (generator, node) {
    for (const value of keywords.flatMap(literalsIn)) yield* [value, [value], { value }]
    yield* generator.variants(node, [])
  }

/** Plain values of a schema, such as those of `const`. */
function literalsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn)
  return isSchema(value) ? Object.values(value).flatMap(literalsIn) : value === undefined ? [] : [value]
}
