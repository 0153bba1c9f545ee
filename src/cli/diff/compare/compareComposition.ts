import { isConstraint } from '../../../../schemas/compile/keywords'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { shorten } from '../../terminal/shorten'
import { canonicalJson, withoutAnnotations } from '../canonicalJson'
import { overlapRemark } from '../effectsOf'
import { expandKeyword, expandSchema } from '../expandSchema'
import type { Candidates, ChangeDetails, Overlaps, SchemaPair } from '../FoundChange'
import { keywordAddress, listedValues, type ResolvedSchema, resolveSchema, typesOf } from '../ResolvedSchema'
import { areDisjoint } from './areDisjoint'
import { addressesOf } from './Comparison'
import { compareAnnotations, descendFrom } from './compareAnnotations'

const branchKeywords = ['anyOf', 'oneOf'] as const
type BranchKeyword = (typeof branchKeywords)[number]

/**
 * Compares `anyOf` and `oneOf`, and the parts of `allOf` that could not be merged: pairs the forms that both versions have,
 * and reports the others as added or removed.
 */
export function compareComposition(pair: SchemaPair): void {
  compareParts(pair)
  const [from, to] = [onlyKeywordOf(pair.old), onlyKeywordOf(pair.new)]
  if (from && to && from !== to) {
    compareOtherForm(pair, from, to)
    return
  }
  for (const keyword of branchKeywords) {
    const [before, now] = [branchesOf(pair.old, keyword), branchesOf(pair.new, keyword)]
    // Where the whole list is new or gone, each branch is a constraint.
    if (before.length === 0 || now.length === 0)
      reportForms(
        pair,
        { keyword, form: 'constraint', where: addressesOf(pair, keyword) },
        { removed: before, added: now },
      )
    else matchBranches(pair, keyword, before, now)
  }
}

/** Compares a schema without alternatives with one that has only these. Returns whether the two are such a pair. */
export function compareWithAlternatives(pair: SchemaPair): boolean {
  for (const keyword of branchKeywords) {
    const [before, now] = [branchesOf(pair.old, keyword), branchesOf(pair.new, keyword)]
    if (hasBranches(pair.old) && hasBranches(pair.new)) return false
    const isUnfolded = before.length === 0 && isOnly(pair.new, keyword)
    const isFolded = now.length === 0 && isOnly(pair.old, keyword)
    if (isUnfolded === isFolded) continue
    matchBranches(pair, keyword, isUnfolded ? [pair.old.node] : before, isFolded ? [pair.new.node] : now)
    return true
  }
  return false
}

const hasBranches = (schema: ResolvedSchema): boolean =>
  branchKeywords.some((keyword) => branchesOf(schema, keyword).length > 0)

/** Which of `anyOf` and `oneOf` a schema has. Undefined for one that has both or neither. */
function onlyKeywordOf(schema: ResolvedSchema): BranchKeyword | undefined {
  const [keyword, another] = branchKeywords.filter((each) => branchesOf(schema, each).length > 0)
  return another ? undefined : keyword
}

/** Compares `anyOf` with `oneOf`. The two mean the same where no value fits two branches. */
function compareOtherForm(pair: SchemaPair, from: BranchKeyword, to: BranchKeyword): void {
  const [before, now] = [branchesOf(pair.old, from), branchesOf(pair.new, to)]
  const overlaps: Overlaps = {
    old: from === 'oneOf' && !areDisjoint(before),
    new: to === 'oneOf' && !areDisjoint(now),
  }
  const attempt = { candidates: literalsAndVariants(pair.old.keywords, pair.new.keywords) }
  const where = { old: keywordAddress(pair.old, from), new: keywordAddress(pair.new, to) }
  const details = { ...where, attempt, remarks: [overlapRemark] }
  if (overlaps.new) pair.report('constraint-added', 'oneOf stands where anyOf stood.', details)
  if (overlaps.old) pair.report('constraint-removed', 'anyOf stands where oneOf stood.', details)
  reportPairs(pair, to, pairForms(before, now), where, overlaps)
}

/** Whether the keyword is the only constraint of a schema. */
const isOnly = ({ keywords, parts }: ResolvedSchema, keyword: BranchKeyword): boolean =>
  parts.length === 0 &&
  Array.isArray(keywords[keyword]) &&
  Object.keys(keywords).every((each) => each === keyword || each === 'allOf' || !isConstraint(each))

function compareParts(pair: SchemaPair): void {
  const { pairs, removed, added } = pairForms(pair.old.parts, pair.new.parts)
  for (const [part, counterpart] of pairs) descendFrom(pair, { kind: 'same' }, part, counterpart)
  reportForms(pair, { keyword: 'allOf', form: 'constraint', where: addressesOf(pair, 'allOf') }, { removed, added })
  // Merged parts are compared as keywords of the pair; their descriptions are not.
  for (const part of pair.old.merged) {
    const same = pair.new.merged.find((other) => other.address() === part.address())
    if (same) compareAnnotations(pair, part, same, [])
  }
}

function matchBranches(
  pair: SchemaPair,
  keyword: BranchKeyword,
  before: readonly SchemaNode[],
  now: readonly SchemaNode[],
): void {
  const isOne = keyword === 'oneOf'
  const overlaps: Overlaps = { old: isOne && !areDisjoint(before), new: isOne && !areDisjoint(now) }
  reportPairs(pair, keyword, pairForms(before, now), addressesOf(pair, keyword), overlaps)
}

function reportPairs(
  pair: SchemaPair,
  keyword: BranchKeyword,
  { pairs, ...rest }: ReturnType<typeof pairForms>,
  where: Addresses,
  overlaps: Overlaps,
): void {
  for (const [old, next] of pairs) descendFrom(pair, { kind: 'branch', old, new: next, overlaps }, old, next)
  reportForms(pair, { keyword, form: 'alternative', where, overlaps }, rest)
}

type Forms = { removed: readonly SchemaNode[]; added: readonly SchemaNode[] }

/** What forms are part of: a list of `keyword`, in which each is an alternative or a constraint. */
type FormList = {
  keyword: BranchKeyword | 'allOf'
  form: 'constraint' | 'alternative'
  where: Addresses
  overlaps?: Overlaps
}

type Addresses = { old: string; new: string }

function reportForms(pair: SchemaPair, { keyword, form, where, overlaps }: FormList, { removed, added }: Forms): void {
  const details: ChangeDetails = {
    ...where,
    attempt: { candidates: literalsAndVariants(pair.old.keywords, pair.new.keywords) },
    effects: { ...(overlaps?.new ? breaksSenders : {}), ...(overlaps?.old ? breaksReaders : {}) },
    ...(overlaps?.old || overlaps?.new ? { remarks: [overlapRemark] } : {}),
  }
  for (const each of removed) pair.report(`${form}-removed`, `${show(each)} is gone from ${keyword}.`, details)
  for (const each of added) pair.report(`${form}-added`, `${show(each)} is new in ${keyword}.`, details)
}

const breaksSenders = { senders: 'breaking' } as const
const breaksReaders = { readers: 'breaking' } as const

/** Pairs forms that allow the same values, then those of the same types. */
function pairForms(before: readonly SchemaNode[], now: readonly SchemaNode[]) {
  const identical = pairByKey(before, now, constraintsOf)
  const sameTarget = pairByKey(identical.removed, identical.added, addressOf)
  const sameValues = pairByKey(sameTarget.removed, sameTarget.added, literalsOf)
  const sameTypes = pairByKey(sameValues.removed, sameValues.added, typesIn)
  const pairs = [...identical.pairs, ...sameTarget.pairs, ...sameValues.pairs, ...sameTypes.pairs]
  return { ...sameTypes, pairs }
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

const typesIn = (form: SchemaNode): string => [...typesOf(resolveSchema(form))].sort().join()

/** The same for forms with the same constraints, wherever these are written. */
function constraintsOf(form: SchemaNode): string {
  const { keywords, parts, members, origins } = resolveSchema(form)
  if (parts.length > 0) return expandSchema(form)
  const constraints = Object.keys(keywords).filter((keyword) => isConstraint(keyword) && keyword !== 'allOf')
  const values = constraints.map((keyword) => {
    const value =
      keyword === 'properties' ? [...members].map(([name, member]) => [name, expandSchema(member)]).sort() : undefined
    const origin = origins[keyword]
    const isMerged = keyword === 'required' || keyword === 'type'
    return [keyword, value ?? (origin && !isMerged ? expandKeyword(origin, keyword) : keywords[keyword])]
  })
  return canonicalJson(values.sort())
}

/** The address of a reference's target; another for every form that is not a reference. */
const addressOf = (form: SchemaNode): string => resolveSchema(form).node.address()

/** The values by which forms are told apart, such as the constant type of an object. */
function literalsOf(form: SchemaNode): string {
  const { members } = resolveSchema(form)
  const listed = [...members].flatMap(([name, member]) => {
    const values = listedValues(resolveSchema(member).keywords)
    return values?.length === 1 ? [[name, values]] : []
  })
  return listed.length > 0 ? canonicalJson(listed.sort()) : form.address()
}

const show = ({ raw }: SchemaNode): string => shorten(JSON.stringify(withoutAnnotations(raw)) ?? '')

const branchesOf = ({ origins }: ResolvedSchema, keyword: BranchKeyword): SchemaNode[] =>
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
