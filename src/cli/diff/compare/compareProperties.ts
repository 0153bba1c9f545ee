import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Attempt, ChangeDetails, SchemaPair, Step } from '../FoundChange'
import { anyValues } from '../payloads/SampleGenerator'
import {
  allowsAnything,
  keywordAddress,
  propertyNames,
  type ResolvedSchema,
  requiredNames,
  subschema,
  unlistedMembers,
} from '../ResolvedSchema'
import { addressesOf } from './Comparison'
import { descendFrom } from './compareAnnotations'
import { shareType } from './compareTypes'
import { findRenamedMembers } from './findRenamedMembers'

/** Reports members of objects that were added, removed or renamed, or whose `required` changed. */
export function compareProperties(pair: SchemaPair): void {
  if (!shareType(pair, 'object')) return
  const { old, new: next } = pair
  const before = namesOf(old)
  const now = namesOf(next)
  const removed = before.filter((name) => !now.includes(name))
  const added = now.filter((name) => !before.includes(name))
  const renamed = findRenamedMembers(pair, removed, added)
  for (const name of before) {
    if (now.includes(name)) compareMember(pair, name)
    else if (!renamed.has(name)) reportRemoved(pair, name)
  }
  for (const [from, to] of renamed) reportRenamed(pair, from, to)
  for (const name of added) if (![...renamed.values()].includes(name)) reportAdded(pair, name)
  compareAdditionalProperties(pair)
}

/** Every member that is described or required. */
const namesOf = ({ keywords }: ResolvedSchema): string[] => [
  ...new Set([...propertyNames(keywords), ...requiredNames(keywords)]),
]

const isRequired = ({ keywords }: ResolvedSchema, name: string): boolean => requiredNames(keywords).includes(name)

/** The address of a member's schema, or of `required` where the member has none. */
const memberAddress = (schema: ResolvedSchema, name: string): string =>
  subschema(schema, 'properties', name)?.address() ?? keywordAddress(schema, 'required')

function compareMember(pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const [was, is] = [isRequired(old, name), isRequired(next, name)]
  const where = { old: memberAddress(old, name), new: memberAddress(next, name) }
  const details = { ...where, attempt: without(name) }
  if (is && !was) pair.report('property-required', `"${name}" is required; it could be left out.`, details)
  if (was && !is) pair.report('property-optional', `"${name}" may be left out; it was required.`, details)
  compareListing(pair, name, where)
  compareMemberSchemas(pair, name, name)
}

/** Reports a required member that a closed object lists no more, or lists now. */
function compareListing(
  { old, new: next, report }: SchemaPair,
  name: string,
  where: { old: string; new: string },
): void {
  const [was, is] = [old.members.has(name), next.members.has(name)]
  if (was && !is && unlistedMembers(next) === 'closed') {
    const details: ChangeDetails = { ...where, branchEffects: { senders: 'breaking' }, attempt: withMember(name) }
    report('property-removed', `"${name}" is required and no longer listed.`, details)
  }
  if (is && !was && unlistedMembers(old) === 'closed') {
    const details: ChangeDetails = { ...where, branchEffects: { readers: 'breaking' }, attempt: withMember(name) }
    report('property-added', `"${name}" is listed; it was required only.`, details)
  }
}

/** Compares the schemas of a member, where only one version lists it with the rule for unlisted members. */
function compareMemberSchemas(pair: SchemaPair, from: string, to: string): void {
  const { old, new: next } = pair
  const step: Step = { kind: 'member', old: from, new: to }
  const [before, now] = [old.members.get(from), next.members.get(to)]
  const where = { old: memberAddress(old, from), new: memberAddress(next, to) }
  if (before && now) descendFrom(pair, step, before, now)
  else if (now) {
    const unlisted = unlistedMembers(old)
    if (typeof unlisted === 'object') descendFrom(pair, step, unlisted, now)
    else if (unlisted === 'anything' && !allowsAnything(now)) {
      const message = `"${to}" has a rule now; anything could stand under that name.`
      pair.report('property-constrained', message, { ...where, attempt: withAnything(to) })
    }
  } else if (before) {
    const unlisted = unlistedMembers(next)
    if (typeof unlisted === 'object') descendFrom(pair, step, before, unlisted)
    else if (unlisted === 'anything' && !allowsAnything(before)) {
      const message = `Anything may stand under "${from}", which had a rule.`
      pair.report('property-freed', message, { ...where, attempt: withAnything(from) })
    }
  }
}

function reportAdded(pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const unlisted = unlistedMembers(old)
  const where = {
    old: old.node.address(),
    new: memberAddress(next, name),
    ...(unlisted === 'closed' ? { branchEffects: { readers: 'breaking' } as const } : {}),
  }
  if (isRequired(next, name)) {
    pair.report('required-property-added', `"${name}" is new and required.`, { ...where, attempt: without(name) })
    if (unlisted !== 'anything') compareMemberSchemas(pair, name, name)
    return
  }
  const member = next.members.get(name)
  if (unlisted === 'closed' || !member || (unlisted === 'anything' && allowsAnything(member))) {
    const open = 'Objects were open here: what stood under that name already is part of the contract now.'
    const details = { ...where, remarks: unlisted === 'closed' ? [] : [open], attempt: withMember(name) }
    pair.report('property-added', `"${name}" is new and optional.`, details)
  } else compareMemberSchemas(pair, name, name)
}

function reportRemoved(pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const unlisted = unlistedMembers(next)
  const where = {
    old: memberAddress(old, name),
    new: next.node.address(),
    ...(unlisted === 'closed' ? { branchEffects: { senders: 'breaking' } as const } : {}),
  }
  if (isRequired(old, name)) {
    const attempts = { senders: withMember(name), readers: without(name) }
    pair.report('required-property-removed', `"${name}", which was required, is gone.`, { ...where, attempts })
    if (unlisted !== 'anything') compareMemberSchemas(pair, name, name)
    return
  }
  const member = old.members.get(name)
  if (unlisted === 'closed' || !member || (unlisted === 'anything' && allowsAnything(member))) {
    const details = { ...where, attempt: withMember(name) }
    pair.report('property-removed', `"${name}", which was optional, is gone.`, details)
  } else compareMemberSchemas(pair, name, name)
}

/** Where other names than the listed ones are allowed, either name may stand in a payload with any meaning. */
function reportRenamed(pair: SchemaPair, from: string, to: string): void {
  const { old, new: next } = pair
  const [wasClosed, isClosed] = [old, next].map((schema) => unlistedMembers(schema) === 'closed')
  pair.report('property-renamed', `"${from}" is most probably called "${to}" now.`, {
    old: memberAddress(old, from),
    new: memberAddress(next, to),
    effects: {
      senders: isRequired(next, to) || !wasClosed ? 'breaking' : 'compatible',
      readers: isRequired(old, from) || !isClosed ? 'breaking' : 'compatible',
    },
    branchEffects: {
      senders: isClosed ? 'breaking' : 'compatible',
      readers: wasClosed ? 'breaking' : 'compatible',
    },
    attempts: {
      senders: underOtherName(from, to, isRequired(next, to)),
      readers: underOtherName(to, from, isRequired(old, from)),
    },
  })
  compareMemberSchemas(pair, from, to)
}

/**
 * Compares the rules for unlisted members. An unknown member is a warning, not an error, so closing or opening an object
 * breaks nobody, except inside a branch of `anyOf` or `oneOf`.
 */
function compareAdditionalProperties(pair: SchemaPair): void {
  const before = unlistedMembers(pair.old)
  const now = unlistedMembers(pair.new)
  const where = addressesOf(pair, 'additionalProperties')
  const attempt = withAnything('extra')
  if (typeof before === 'object' && typeof now === 'object') descendFrom(pair, { kind: 'other' }, before, now)
  else if (before === now) return
  else if (now === 'closed') {
    const message = 'Only the listed names are part of the contract; others are reported as warnings.'
    pair.report('additional-properties-closed', message, { ...where, attempt, branchEffects: { senders: 'breaking' } })
  } else if (before === 'closed') {
    const message = 'Other names than the listed ones are part of the contract; they were reported as warnings.'
    pair.report('additional-properties-opened', message, { ...where, attempt, branchEffects: { readers: 'breaking' } })
  } else if (now === 'anything') {
    const message = 'Anything may stand under names that are not listed; it had a schema.'
    pair.report('additional-properties-freed', message, { ...where, attempt })
  } else {
    const message = 'What stands under names that are not listed has a schema; it could be anything.'
    pair.report('additional-properties-constrained', message, { ...where, attempt })
  }
}

/** The smallest valid object, without a member that the other version requires. */
const without = (name: string): Attempt => ({
  below: joinPointer([name]),
  *candidates(generator, node) {
    const value = generator.make(node, 'object')
    if (!isSchema(value)) return
    const { [name]: _, ...rest } = value
    yield rest
  },
})

/** The smallest valid object, with any value under a name. */
const withAnything = (name: string): Attempt => ({
  below: joinPointer([name]),
  *candidates(generator, node) {
    const value = generator.make(node, 'object')
    if (isSchema(value)) for (const member of anyValues) yield { ...value, [name]: member }
  },
})

/** The smallest valid object that has the member. */
const withMember = (name: string): Attempt => ({
  candidates: (generator, node) => [generator.make(node, 'object', [name])],
})

/** The smallest valid object with a member that the other version has, perhaps requires, under another name. */
const underOtherName = (name: string, otherName: string, isNeeded: boolean): Attempt => ({
  ...(isNeeded ? { below: joinPointer([otherName]) } : {}),
  candidates: (generator, node) => [generator.make(node, 'object', [name])],
})
