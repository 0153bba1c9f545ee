import type { Issue } from '../../../schemas'
import { dataNode } from '../../../schemas/compile/dataNode'
import { type Limit, limits } from '../../../schemas/compile/keywords'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import { builtinSchemas } from '../../../schemas/sources'

/** `document` is the whole JSON value, at whose root pointers start. The part at `root` was checked as `kind`. */
type CheckedValue = { document: unknown; kind: string | null; root: string }

/**
 * Returns the address of the rule that an issue breaks, such as `schemas/blocks/title.json#/properties/level/maximum`. Returns
 * undefined for rules outside of the schemas: syntax, unknown types and handlers, limits of the whole document, lint.
 */
export function locateRule(issue: Issue, { document, kind, root }: CheckedValue): string | undefined {
  const { code, pointer } = issue
  const property = envelopeProperties[code]
  if (property !== undefined) return `schemas/block.json#/properties/${property}`
  if (!schemaCodes.has(code) || kind === null || !pointer.startsWith(root)) return undefined
  const names = splitPointer(pointer.slice(root.length))
  let value = splitPointer(root).reduce(memberOf, document)
  // A list of blocks has no schema of its own.
  if (kind === 'blocks') value = memberOf(value, names.shift() ?? '')
  const start = documentNode(kind)
  const address = start && findRule(issue, start, value, names)
  return address && `schemas/${address}`
}

/** The property of the envelope for codes that no schema keyword expresses. */
const envelopeProperties: Partial<Record<Issue['code'], string>> = {
  'duplicate-id': 'id',
  'unsupported-version': 'requires',
}

const schemaCodes = new Set<Issue['code']>([
  'missing-property',
  'unknown-property',
  'wrong-type',
  'wrong-value',
  'out-of-range',
  'wrong-format',
  'unsafe-url',
])

/** Returns the schema of a whole document of a kind; for `blocks`, a list without a schema of its own, that of each item. */
export function documentNode(kind: string): SchemaNode | undefined {
  const files = builtinSchemas()
  return (
    SchemaNode.at(files, kind === 'blocks' ? 'block.json' : `${kind}.json`) ??
    SchemaNode.at(files, `entities/${kind}.json`)
  )
}

function findRule({ code }: Issue, start: SchemaNode, document: unknown, names: readonly string[]): string | undefined {
  let node: SchemaNode | undefined = start
  let value = document
  const last = names.at(-1)
  for (const name of names.slice(0, -1)) {
    node = (name === 'data' ? dataNode(node, value) : undefined) ?? node.step(name)
    if (!node) return undefined
    value = memberOf(value, name)
  }
  if (last === undefined) return ruleAddress(node, code, value) ?? node.address()
  const data = last === 'data' ? dataNode(node, value) : undefined
  // Whether an action needs data is declared in the schema of its handler.
  if (code === 'missing-property')
    return keywordAddress(node.required.includes(last) ? node : (data ?? node), 'required')
  if (code === 'unknown-property') return keywordAddress(node, 'additionalProperties')
  const member = memberOf(value, last)
  const candidates = [node.step(last), data].filter((each) => each !== undefined)
  for (const each of candidates) {
    const address = ruleAddress(each, code, member)
    if (address !== undefined) return address
  }
  return candidates[0]?.address()
}

const keywordAddress = (node: SchemaNode, keyword: string): string | undefined => node.holder(keyword)?.address(keyword)

/** Returns the address of the keyword that refuses `value`. */
function ruleAddress(node: SchemaNode, code: Issue['code'], value: unknown): string | undefined {
  const keyword =
    code === 'out-of-range' ? brokenLimit(node, value) : keywords[code]?.find((each) => node.holder(each) !== undefined)
  return keyword === undefined ? undefined : keywordAddress(node, keyword)
}

const keywords: Partial<Record<Issue['code'], readonly string[]>> = {
  'wrong-type': ['type'],
  'wrong-value': ['enum', 'const', 'uniqueItems'],
  // Where a schema has both, the pattern defines the format.
  'wrong-format': ['pattern', 'format'],
  'unsafe-url': ['pattern', 'format'],
}

function brokenLimit(node: SchemaNode, value: unknown): string | undefined {
  const broken = limits.find(({ keyword, type, is, isExclusive }) => {
    const size = measures[type](value)
    const limit = size === undefined ? undefined : node.number(keyword)
    if (limit === undefined || size === undefined) return false
    if (isExclusive && size === limit) return true
    return is === 'min' ? size < limit : size > limit
  })
  return broken?.keyword
}

/** Measures a value for the limits of a type; undefined for a value of another type. */
const measures: Readonly<Record<Limit['type'], (value: unknown) => number | undefined>> = {
  number: (value) => (typeof value === 'number' ? value : undefined),
  string: (value) => (typeof value === 'string' ? [...value].length : undefined),
  array: (value) => (Array.isArray(value) ? value.length : undefined),
  object: (value) => (isObject(value) ? Object.keys(value).length : undefined),
}
