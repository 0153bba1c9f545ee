import { isSchema, type Schema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Candidates, FoundChange, SchemaPair } from '../FoundChange'
import { keywordAddress, type ResolvedSchema, subschema, unlistedMembers } from '../ResolvedSchema'
import type { Comparison } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { shareType } from './compareTypes'
import { findRenamedMembers } from './findRenamedMembers'

/** Members of objects: those that came, went, were renamed, or changed whether they may be left out. */
export function compareProperties(comparison: Comparison, pair: SchemaPair): void {
  if (!shareType(pair, 'object')) return
  const { old, new: next } = pair
  const before = namesOf(old)
  const now = namesOf(next)
  const removed = before.filter((name) => !now.includes(name))
  const added = now.filter((name) => !before.includes(name))
  const renamed = findRenamedMembers(pair, removed, added)
  for (const name of before) {
    if (now.includes(name)) compareMember(comparison, pair, name)
    else if (!renamed.has(name)) tellRemoved(comparison, pair, name)
  }
  for (const [from, to] of renamed) tellRenamed(comparison, pair, from, to)
  for (const name of added) if (![...renamed.values()].includes(name)) tellAdded(comparison, pair, name)
  compareAdditionalProperties(comparison, pair)
}

const members = ({ keywords }: ResolvedSchema): Schema => (isSchema(keywords.properties) ? keywords.properties : {})

const requiredOf = ({ keywords }: ResolvedSchema): readonly string[] =>
  Array.isArray(keywords.required) ? keywords.required.filter((name) => typeof name === 'string') : []

/** A name may be required without being described. */
const namesOf = (definition: ResolvedSchema): string[] => [
  ...new Set([...Object.keys(members(definition)), ...requiredOf(definition)]),
]

const isRequired = (definition: ResolvedSchema, name: string): boolean => requiredOf(definition).includes(name)

/** Where a member is described, or else where it is required. */
function memberAddress(definition: ResolvedSchema, name: string): string {
  return subschema(definition, 'properties', name)?.address() ?? keywordAddress(definition, 'required')
}

function compareMember(comparison: Comparison, pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const [was, is] = [isRequired(old, name), isRequired(next, name)]
  const where = { old: memberAddress(old, name), new: memberAddress(next, name), pair }
  if (is && !was) {
    const message = `"${name}" is required; it could be left out.`
    const attempts = { senders: { candidates: without(name), below: joinPointer([name]) } }
    comparison.report({ rule: 'property-required', message, ...where, attempts })
  } else if (was && !is) {
    const message = `"${name}" may be left out; it was required.`
    const attempts = { readers: { candidates: without(name), below: joinPointer([name]) } }
    comparison.report({ rule: 'property-optional', message, ...where, attempts })
  }
  const [before, now] = [subschema(old, 'properties', name), subschema(next, 'properties', name)]
  if (before && now) descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, before, now)
}

/** The least that is valid has no member that may be left out. */
const without = (name: string): Candidates =>
  function* (generator, node) {
    const value = generator.make(node, 'object')
    if (!isSchema(value)) return
    const { [name]: _, ...rest } = value
    yield rest
  }

const withMember = (name: string): Candidates =>
  function* (generator, node) {
    const value = generator.make(node, 'object')
    if (!isSchema(value)) return
    for (const member of generator.anything()) yield { ...value, [name]: member }
  }

function tellAdded(comparison: Comparison, pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const where = { old: old.node.address(), new: memberAddress(next, name), pair }
  if (isRequired(next, name)) {
    const attempts = { senders: { candidates: without(name), below: joinPointer([name]) } }
    comparison.report({
      rule: 'required-property-added',
      message: `"${name}" is new and required.`,
      ...where,
      attempts,
    })
    return
  }
  const extras = unlistedMembers(old)
  const place = subschema(next, 'properties', name)
  if (extras === 'closed' || !place) {
    const warned =
      extras === 'closed'
        ? []
        : ['Objects were open here: what stood under that name already is part of the contract now.']
    comparison.report({ rule: 'property-added', message: `"${name}" is new and optional.`, ...where, remarks: warned })
  } else if (extras === 'anything') {
    const message = `"${name}" has a rule now; anything could stand under that name.`
    const attempts = { senders: { candidates: withMember(name), below: joinPointer([name]) } }
    comparison.report({ rule: 'property-constrained', message, ...where, attempts })
  } else descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, extras, place)
}

function tellRemoved(comparison: Comparison, pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const where = { old: memberAddress(old, name), new: next.node.address(), pair }
  const extras = unlistedMembers(next)
  const place = subschema(old, 'properties', name)
  if (isRequired(old, name)) {
    const attempts = { readers: { candidates: without(name), below: joinPointer([name]) } }
    const message = `"${name}", which was required, is gone.`
    comparison.report({ rule: 'required-property-removed', message, ...where, attempts })
  } else if (extras === 'anything') {
    const message = `Anything may stand under "${name}", which had a rule.`
    const attempts = { readers: { candidates: withMember(name), below: joinPointer([name]) } }
    comparison.report({ rule: 'property-freed', message, ...where, attempts })
  } else if (extras === 'closed' || !place) {
    comparison.report({ rule: 'property-removed', message: `"${name}", which was optional, is gone.`, ...where })
  } else descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, place, extras)
}

function tellRenamed(comparison: Comparison, pair: SchemaPair, from: string, to: string): void {
  const { old, new: next } = pair
  const [was, is] = [isRequired(old, from), isRequired(next, to)]
  const effects: FoundChange['effects'] = {
    senders: is ? 'breaking' : 'compatible',
    readers: was ? 'breaking' : 'compatible',
  }
  const where = { old: memberAddress(old, from), new: memberAddress(next, to), pair }
  const attempts = {
    ...(is ? { senders: { candidates: withValue(from), below: joinPointer([to]) } } : {}),
    ...(was ? { readers: { candidates: withValue(to), below: joinPointer([from]) } } : {}),
  }
  comparison.report({
    rule: 'property-renamed',
    message: `"${from}" is most probably called "${to}" now.`,
    ...where,
    effects,
    attempts,
  })
  const [before, now] = [subschema(old, 'properties', from), subschema(next, 'properties', to)]
  if (before && now) descendFrom(comparison, pair, { kind: 'member', old: from, new: to }, before, now)
}

/** The least that is valid, with this member. */
const withValue = (name: string): Candidates =>
  function* (generator, node) {
    yield generator.make(node, 'object', [name])
  }

/**
 * What became of members with other names. An unknown one is a warning and no error, so closing an object breaks nobody,
 * and neither does opening it.
 */
function compareAdditionalProperties(comparison: Comparison, pair: SchemaPair): void {
  const before = unlistedMembers(pair.old)
  const now = unlistedMembers(pair.new)
  const where = {
    old: keywordAddress(pair.old, 'additionalProperties'),
    new: keywordAddress(pair.new, 'additionalProperties'),
    pair,
  }
  if (typeof before === 'object' && typeof now === 'object')
    descendFrom(comparison, pair, { kind: 'other' }, before, now)
  else if (before === now) return
  else if (now === 'closed') {
    const message = 'Only the listed names are part of the contract; others are told as warnings.'
    comparison.report({ rule: 'additional-properties-closed', message, ...where })
  } else if (before === 'closed') {
    const message = 'Other names than the listed ones are part of the contract; they were told as warnings.'
    comparison.report({ rule: 'additional-properties-opened', message, ...where })
  } else if (now === 'anything') {
    const message = 'Anything may stand under names that are not listed; it had a schema.'
    const attempts = { readers: { candidates: withExtra, below: '/extra' } }
    comparison.report({ rule: 'additional-properties-freed', message, ...where, attempts })
  } else {
    const message = 'What stands under names that are not listed has a schema; it could be anything.'
    const attempts = { senders: { candidates: withExtra, below: '/extra' } }
    comparison.report({ rule: 'additional-properties-constrained', message, ...where, attempts })
  }
}

const withExtra: Candidates = function* (generator, node) {
  const value = generator.make(node, 'object')
  if (!isSchema(value)) return
  for (const member of generator.anything()) yield { ...value, extra: member }
}
