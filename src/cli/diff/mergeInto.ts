import { isAnnotation, limits } from '../../../schemas/compile/keywords'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { expandKeyword, expandSchema } from './expandSchema'

/** Keywords that hold together for one value. */
export type Conjunction = {
  keywords: Schema
  /** The node in which each keyword is written. */
  origins: Record<string, SchemaNode>
  /** The schemas of `properties`, by name. */
  members: Map<string, SchemaNode>
}

/** Keywords that mean something together, so that they are taken from one schema. */
const units: readonly (readonly string[])[] = [
  ['pattern', 'format'],
  ['if', 'then', 'else'],
  ['items', 'additionalItems'],
  ['enum', 'const'],
]

/** Keywords that describe the schema in which they stand. */
const words: readonly string[] = [
  'title',
  'description',
  'examples',
  '$comment',
  '$id',
  '$schema',
  '$defs',
  'definitions',
]

/** Adds the keywords of a schema that holds for the same value. Changes nothing and returns false when that is impossible. */
export function mergeInto(into: Conjunction, from: Conjunction): boolean {
  if (!haveEqualMembers(into, from) || !isOpenTo(into, from) || !isOpenTo(from, into)) return false
  const taken: [keyword: string, value: unknown, origin: SchemaNode | undefined][] = []
  for (const [keyword, value] of Object.entries(from.keywords)) {
    if (keyword === 'allOf' || words.includes(keyword)) continue
    if (isAnnotation(keyword) && Object.hasOwn(into.keywords, keyword)) continue
    const both = mergeKeyword(into, from, keyword)
    if (both === 'impossible') return false
    if (both === 'from') taken.push([keyword, value, from.origins[keyword]])
    else if (both !== 'into') taken.push([keyword, both.value, into.origins[keyword] ?? from.origins[keyword]])
  }
  for (const [keyword, value, origin] of taken) {
    into.keywords[keyword] = value
    if (origin) into.origins[keyword] = origin
  }
  for (const [name, member] of from.members) if (!into.members.has(name)) into.members.set(name, member)
  return true
}

/** Whose keyword holds for both, or a value that stands for both. */
type Merged = 'into' | 'from' | 'impossible' | { value: unknown }

function mergeKeyword(into: Conjunction, from: Conjunction, keyword: string): Merged {
  const [a, b] = [into.keywords[keyword], from.keywords[keyword]]
  const unit = units.find((each) => each.includes(keyword)) ?? [keyword]
  if (!unit.some((each) => Object.hasOwn(into.keywords, each))) return 'from'
  if (unit.every((each) => isSame(into, from, each))) return 'into'
  if (keyword === 'required' && Array.isArray(a) && Array.isArray(b)) return { value: [...new Set([...a, ...b])] }
  if (keyword === 'properties' && isSchema(a) && isSchema(b)) return { value: { ...b, ...a } }
  // The open one of the two: `isOpenTo` and `haveEqualMembers` allow nothing else.
  if (keyword === 'additionalProperties') return isClosing(from) ? 'from' : 'into'
  if (keyword === 'type') return commonTypes(a, b)
  const limit = limits.find((each) => each.keyword === keyword)
  if (!limit || typeof a !== 'number' || typeof b !== 'number') return 'impossible'
  return (limit.is === 'min' ? a >= b : a <= b) ? 'into' : 'from'
}

function isSame(into: Conjunction, from: Conjunction, keyword: string): boolean {
  const [a, b] = [into.origins[keyword], from.origins[keyword]]
  if (a && b) return a === b || expandKeyword(a, keyword) === expandKeyword(b, keyword)
  return !Object.hasOwn(into.keywords, keyword) && !Object.hasOwn(from.keywords, keyword)
}

function haveEqualMembers(into: Conjunction, from: Conjunction): boolean {
  if (isClosing(into) && isClosing(from) && !isSame(into, from, 'additionalProperties')) return false
  return [...from.members].every(([name, member]) => {
    const other = into.members.get(name)
    return !other || other === member || expandSchema(other) === expandSchema(member)
  })
}

/** Whether a schema says something about members that it does not list. */
const isClosing = ({ keywords: { additionalProperties: rule } }: Conjunction): boolean =>
  rule !== undefined && rule !== true && !(isSchema(rule) && Object.keys(rule).length === 0)

/** Whether the members of `other` are members of `schema` too, which matters where it says something about others. */
function isOpenTo(schema: Conjunction, other: Conjunction): boolean {
  if (!isClosing(schema)) return true
  if (other.keywords.patternProperties !== undefined) return false
  return [...other.members.keys()].every((name) => schema.members.has(name))
}

function commonTypes(a: unknown, b: unknown): Merged {
  const [one, other] = [a, b].map((type): unknown[] => (Array.isArray(type) ? type : [type]))
  if (!one || !other) return 'impossible'
  const has = (types: unknown[], type: unknown) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const types = [...new Set([...one.filter((type) => has(other, type)), ...other.filter((type) => has(one, type))])]
  return types.length === 0 ? 'impossible' : { value: types }
}
