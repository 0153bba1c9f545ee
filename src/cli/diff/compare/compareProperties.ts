import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import type { Attempt, SchemaPair } from '../FoundChange'
import { anyValues } from '../payloads/SampleGenerator'
import {
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
  const [before, now] = [subschema(old, 'properties', name), subschema(next, 'properties', name)]
  if (before && now) descendFrom(pair, { kind: 'member', old: name, new: name }, before, now)
}

function reportAdded(pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const where = { old: old.node.address(), new: memberAddress(next, name) }
  const before = unlistedMembers(old)
  const now = subschema(next, 'properties', name)
  if (isRequired(next, name)) {
    pair.report('required-property-added', `"${name}" is new and required.`, { ...where, attempt: without(name) })
  } else if (before === 'closed' || !now) {
    const open = 'Objects were open here: what stood under that name already is part of the contract now.'
    const remarks = before === 'closed' ? [] : [open]
    pair.report('property-added', `"${name}" is new and optional.`, { ...where, remarks })
  } else if (before === 'anything') {
    const message = `"${name}" has a rule now; anything could stand under that name.`
    pair.report('property-constrained', message, { ...where, attempt: withAnything(name) })
  } else descendFrom(pair, { kind: 'member', old: name, new: name }, before, now)
}

function reportRemoved(pair: SchemaPair, name: string): void {
  const { old, new: next } = pair
  const where = { old: memberAddress(old, name), new: next.node.address() }
  const before = subschema(old, 'properties', name)
  const now = unlistedMembers(next)
  if (isRequired(old, name)) {
    const message = `"${name}", which was required, is gone.`
    pair.report('required-property-removed', message, { ...where, attempt: without(name) })
  } else if (now === 'anything') {
    const message = `Anything may stand under "${name}", which had a rule.`
    pair.report('property-freed', message, { ...where, attempt: withAnything(name) })
  } else if (now === 'closed' || !before) {
    pair.report('property-removed', `"${name}", which was optional, is gone.`, where)
  } else descendFrom(pair, { kind: 'member', old: name, new: name }, before, now)
}

function reportRenamed(pair: SchemaPair, from: string, to: string): void {
  const { old, new: next } = pair
  pair.report('property-renamed', `"${from}" is most probably called "${to}" now.`, {
    old: memberAddress(old, from),
    new: memberAddress(next, to),
    effects: {
      senders: isRequired(next, to) ? 'breaking' : 'compatible',
      readers: isRequired(old, from) ? 'breaking' : 'compatible',
    },
    attempts: { senders: underOtherName(from, to), readers: underOtherName(to, from) },
  })
  const [before, now] = [subschema(old, 'properties', from), subschema(next, 'properties', to)]
  if (before && now) descendFrom(pair, { kind: 'member', old: from, new: to }, before, now)
}

/**
 * Compares the rules for unlisted members. An unknown member is a warning, not an error, so closing or opening an object
 * breaks no reader.
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
    pair.report('additional-properties-closed', message, where)
  } else if (before === 'closed') {
    const message = 'Other names than the listed ones are part of the contract; they were reported as warnings.'
    pair.report('additional-properties-opened', message, where)
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

/** The smallest valid object with a member that the other version requires under another name. */
const underOtherName = (name: string, otherName: string): Attempt => ({
  below: joinPointer([otherName]),
  candidates: (generator, node) => [generator.make(node, 'object', [name])],
})
