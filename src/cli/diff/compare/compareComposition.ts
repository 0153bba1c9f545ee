import { isConstraint } from '../../../../schemas/compile/keywords'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { shorten } from '../../terminal/shorten'
import { canonicalJson, withoutAnnotations } from '../canonicalJson'
import type { Candidates, SchemaPair } from '../FoundChange'
import { type ResolvedSchema, typesOf } from '../ResolvedSchema'
import { addressesOf } from './Comparison'
import { descendFrom } from './compareAnnotations'

const formKeywords = ['anyOf', 'oneOf', 'allOf'] as const
type FormKeyword = (typeof formKeywords)[number]

/**
 * Compares `anyOf`, `oneOf` and `allOf`: pairs the forms that both versions have, and reports the others as added or
 * removed.
 */
export function compareComposition(pair: SchemaPair): void {
  for (const keyword of formKeywords) {
    match(pair, keyword, formsOf(pair.old, keyword), formsOf(pair.new, keyword))
  }
}

/** Compares a schema without alternatives with one that has only these. Returns whether the two are such a pair. */
export function compareWithAlternatives(pair: SchemaPair): boolean {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const [before, now] = [formsOf(pair.old, keyword), formsOf(pair.new, keyword)]
    const isUnfolded = before.length === 0 && isOnly(pair.new, keyword)
    const isFolded = now.length === 0 && isOnly(pair.old, keyword)
    if (isUnfolded === isFolded) continue
    match(pair, keyword, isUnfolded ? [pair.old.node] : before, isFolded ? [pair.new.node] : now)
    return true
  }
  return false
}

/** Whether the keyword is the only constraint of a schema. */
const isOnly = ({ keywords }: ResolvedSchema, keyword: FormKeyword): boolean =>
  Array.isArray(keywords[keyword]) && Object.keys(keywords).every((each) => each === keyword || !isConstraint(each))

function match(
  pair: SchemaPair,
  keyword: FormKeyword,
  before: readonly SchemaNode[],
  now: readonly SchemaNode[],
): void {
  const identical = pairByKey(before, now, constraintsOf)
  const sameTypes = pairByKey(identical.removed, identical.added, typesIn)
  // Forms written the same may refer to schemas that differ.
  for (const [form, counterpart] of [...identical.pairs, ...sameTypes.pairs]) {
    descendFrom(pair, { kind: 'same' }, form, counterpart)
  }
  const { removed, added } = sameTypes
  // Where the whole list is new or gone, each form is a constraint, like each of `allOf`.
  const isConstraint = keyword === 'allOf' || before.length === 0 || now.length === 0
  const attempt = { candidates: literalsAndVariants(pair.old.keywords, pair.new.keywords) }
  const details = { ...addressesOf(pair, keyword), attempt }
  const form = isConstraint ? 'constraint' : 'alternative'
  for (const each of removed) pair.report(`${form}-removed`, `${show(each)} is gone from ${keyword}.`, details)
  for (const each of added) pair.report(`${form}-added`, `${show(each)} is new in ${keyword}.`, details)
}

/** Pairs each form with the first remaining one of the other list that has the same key. */
function pairByKey(before: readonly SchemaNode[], now: readonly SchemaNode[], keyOf: (form: SchemaNode) => string) {
  const added = [...now]
  const pairs: [SchemaNode, SchemaNode][] = []
  const removed = before.filter((form) => {
    const index = added.findIndex((counterpart) => keyOf(counterpart) === keyOf(form))
    const [counterpart] = index === -1 ? [] : added.splice(index, 1)
    if (counterpart) pairs.push([form, counterpart])
    return counterpart === undefined
  })
  return { pairs, removed, added }
}

const typesIn = ({ schema }: SchemaNode): string => [...typesOf(schema)].sort().join()

const constraintsOf = ({ raw }: SchemaNode): string => canonicalJson(withoutAnnotations(raw))

const show = ({ raw }: SchemaNode): string => shorten(JSON.stringify(withoutAnnotations(raw)) ?? '')

const formsOf = ({ origins }: ResolvedSchema, keyword: FormKeyword): SchemaNode[] =>
  origins[keyword]?.under(keyword) ?? []

/** Values of a schema, and the plain values that its keywords contain. */
export const literalsAndVariants = (...keywords: readonly unknown[]): Candidates =>
  function* (generator, node) {
    for (const value of keywords.flatMap(literalsIn)) yield* [value, [value], { value }]
    yield* generator.variants(node, [])
  }

/** Every plain value in a keyword, such as that of a `const` inside it. */
function literalsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn)
  return isSchema(value) ? Object.values(value).flatMap(literalsIn) : value === undefined ? [] : [value]
}
