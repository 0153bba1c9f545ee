import { isSchema, type Schema } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'
import { addressOf, type Definition, within } from '../definitions/Definition'
import { extrasOf } from '../definitions/extrasOf'
import type { Comparison } from './Comparison'
import { compareExtras } from './compareExtras'
import { descendFrom } from './descendFrom'
import type { Candidates, Found, Pair } from './Pair'
import { pairRenamed } from './pairRenamed'
import { shareType } from './shareTypes'

/** Members of objects: those that came, went, were renamed, or changed whether they may be left out. */
export function compareProperties(comparison: Comparison, pair: Pair): void {
  if (!shareType(pair, 'object')) return
  const { old, new: next } = pair
  const before = namesOf(old)
  const now = namesOf(next)
  const removed = before.filter((name) => !now.includes(name))
  const added = now.filter((name) => !before.includes(name))
  const renamed = pairRenamed(comparison, pair, removed, added)
  for (const name of before) {
    if (now.includes(name)) compareMember(comparison, pair, name)
    else if (!renamed.has(name)) tellRemoved(comparison, pair, name)
  }
  for (const [from, to] of renamed) tellRenamed(comparison, pair, from, to)
  for (const name of added) if (![...renamed.values()].includes(name)) tellAdded(comparison, pair, name)
  compareExtras(comparison, pair)
}

const members = ({ keywords }: Definition): Schema => (isSchema(keywords.properties) ? keywords.properties : {})

export const requiredOf = ({ keywords }: Definition): readonly string[] =>
  Array.isArray(keywords.required) ? keywords.required.filter((name) => typeof name === 'string') : []

/** A name may be required without being described. */
const namesOf = (definition: Definition): string[] => [
  ...new Set([...Object.keys(members(definition)), ...requiredOf(definition)]),
]

export const isRequired = (definition: Definition, name: string): boolean => requiredOf(definition).includes(name)

/** Where a member is described, or else where it is required. */
function memberAddress(definition: Definition, name: string): string {
  const place = within(definition, 'properties', name)
  const { required } = definition.origins
  return place ? addressOf(place) : addressOf(required ?? definition.place, ...(required ? ['required'] : []))
}

function compareMember(comparison: Comparison, pair: Pair, name: string): void {
  const { old, new: next } = pair
  const [was, is] = [isRequired(old, name), isRequired(next, name)]
  const where = { old: memberAddress(old, name), new: memberAddress(next, name), pair }
  if (is && !was) {
    const message = `"${name}" is required; it could be left out.`
    const attempts = { senders: { candidates: without(name), below: joinPointer([name]) } }
    comparison.tell({ rule: 'property-required', message, ...where, attempts })
  } else if (was && !is) {
    const message = `"${name}" may be left out; it was required.`
    const attempts = { readers: { candidates: without(name), below: joinPointer([name]) } }
    comparison.tell({ rule: 'property-optional', message, ...where, attempts })
  }
  const [before, now] = [within(old, 'properties', name), within(next, 'properties', name)]
  if (before && now) descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, before, now)
}

/** The least that is valid has no member that may be left out. */
const without = (name: string): Candidates =>
  function* (maker, place) {
    const value = maker.make(place, 'object')
    if (!isSchema(value)) return
    const { [name]: _, ...rest } = value
    yield rest
  }

const withMember = (name: string): Candidates =>
  function* (maker, place) {
    const value = maker.make(place, 'object')
    if (!isSchema(value)) return
    for (const member of maker.anything()) yield { ...value, [name]: member }
  }

function tellAdded(comparison: Comparison, pair: Pair, name: string): void {
  const { old, new: next } = pair
  const where = { old: addressOf(old.place), new: memberAddress(next, name), pair }
  if (isRequired(next, name)) {
    const attempts = { senders: { candidates: without(name), below: joinPointer([name]) } }
    comparison.tell({ rule: 'required-property-added', message: `"${name}" is new and required.`, ...where, attempts })
    return
  }
  const extras = extrasOf(old)
  const place = within(next, 'properties', name)
  if (extras === 'closed' || !place) {
    const warned =
      extras === 'closed'
        ? []
        : ['Objects were open here: what stood under that name already is part of the contract now.']
    comparison.tell({ rule: 'property-added', message: `"${name}" is new and optional.`, ...where, remarks: warned })
  } else if (extras === 'anything') {
    const message = `"${name}" has a rule now; anything could stand under that name.`
    const attempts = { senders: { candidates: withMember(name), below: joinPointer([name]) } }
    comparison.tell({ rule: 'property-constrained', message, ...where, attempts })
  } else descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, extras, place)
}

function tellRemoved(comparison: Comparison, pair: Pair, name: string): void {
  const { old, new: next } = pair
  const where = { old: memberAddress(old, name), new: addressOf(next.place), pair }
  const extras = extrasOf(next)
  const place = within(old, 'properties', name)
  if (isRequired(old, name)) {
    const attempts = { readers: { candidates: without(name), below: joinPointer([name]) } }
    const message = `"${name}", which was required, is gone.`
    comparison.tell({ rule: 'required-property-removed', message, ...where, attempts })
  } else if (extras === 'anything') {
    const message = `Anything may stand under "${name}", which had a rule.`
    const attempts = { readers: { candidates: withMember(name), below: joinPointer([name]) } }
    comparison.tell({ rule: 'property-freed', message, ...where, attempts })
  } else if (extras === 'closed' || !place) {
    comparison.tell({ rule: 'property-removed', message: `"${name}", which was optional, is gone.`, ...where })
  } else descendFrom(comparison, pair, { kind: 'member', old: name, new: name }, place, extras)
}

function tellRenamed(comparison: Comparison, pair: Pair, from: string, to: string): void {
  const { old, new: next } = pair
  const [was, is] = [isRequired(old, from), isRequired(next, to)]
  const effects: Found['effects'] = {
    senders: is ? 'breaking' : 'compatible',
    readers: was ? 'breaking' : 'compatible',
  }
  const where = { old: memberAddress(old, from), new: memberAddress(next, to), pair }
  const attempts = {
    ...(is ? { senders: { candidates: withValue(from), below: joinPointer([to]) } } : {}),
    ...(was ? { readers: { candidates: withValue(to), below: joinPointer([from]) } } : {}),
  }
  comparison.tell({
    rule: 'property-renamed',
    message: `"${from}" is most probably called "${to}" now.`,
    ...where,
    effects,
    attempts,
  })
  const [before, now] = [within(old, 'properties', from), within(next, 'properties', to)]
  if (before && now) descendFrom(comparison, pair, { kind: 'member', old: from, new: to }, before, now)
}

/** The least that is valid, with this member. */
const withValue = (name: string): Candidates =>
  function* (maker, place) {
    yield maker.make(place, 'object', [name])
  }
