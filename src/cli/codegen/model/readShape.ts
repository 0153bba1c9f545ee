import type { SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { docsOf } from './docsOf'
import type { Docs, Shape } from './Model'
import { singular } from './nameCase'

/** Where a schema is used. A type declared for it belongs to `file` and is named after `owner` and its property `member`. */
export type Usage = { file: SchemaFile; owner: string; member: string }

/** Declares the types that have names. */
export type Declarer = {
  reference(target: SchemaNode): Shape
  object(node: SchemaNode, usage: Usage): Shape
  enumeration(values: readonly string[], docs: Docs, usage: Usage): Shape
}

const any: Shape = { kind: 'any' }

/** Reads the shape of a schema; `any` without a schema or when no other shape fits. */
export function readShape(declarer: Declarer, node: SchemaNode | undefined, usage: Usage): Shape {
  if (!node) return any
  const target = node.own('properties') === undefined ? node.requiredTarget : undefined
  if (target) return declarer.reference(target)
  const constant = node.get('const')
  if (constant !== undefined) return literal(constant)
  const values = node.list('enum')
  if (values) return enumeration(declarer, values, node, usage)
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants = node.holder(keyword)?.under(keyword)
    if (variants) return oneOf(variants.map((each) => readShape(declarer, each, usage)))
  }
  const { types } = node
  if (types.length > 0) return oneOf(types.map((type) => ofType(declarer, type, node, usage)))
  return node.properties.size > 0 ? declarer.object(node, usage) : any
}

function ofType(declarer: Declarer, type: string, node: SchemaNode, usage: Usage): Shape {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { kind: type }
    case 'integer':
      return { kind: 'integer', wide: !isInt32(node) }
    case 'array':
      return { kind: 'list', of: readShape(declarer, node.items, ofItem(usage)) }
    case 'object':
      return node.properties.size > 0 || node.isClosed
        ? declarer.object(node, usage)
        : { kind: 'map', of: readShape(declarer, node.additionalProperties, ofItem(usage)) }
    default:
      return any
  }
}

function enumeration(declarer: Declarer, values: readonly unknown[], node: SchemaNode, usage: Usage): Shape {
  const strings = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string').map(literal)
  if (strings.length === 0) return oneOf(others)
  const description = node.string('description')
  const docs = { ...docsOf(node), lines: description === undefined ? [] : [description] }
  return oneOf([declarer.enumeration(strings, docs, usage), ...others])
}

function literal(value: unknown): Shape {
  if (typeof value === 'string') return { kind: 'constant', value }
  if (typeof value === 'boolean') return { kind: 'boolean' }
  if (value === null) return { kind: 'null' }
  if (typeof value !== 'number') return any
  return Number.isInteger(value) ? { kind: 'integer', wide: Math.abs(value) > maxInt32 } : { kind: 'number' }
}

/** Combines shapes without duplicates; `any` when one of them is `any`. */
function oneOf(shapes: readonly Shape[]): Shape {
  const parts = new Map<string, Shape>()
  for (const shape of shapes) {
    for (const part of shape.kind === 'oneOf' ? shape.of : [shape]) parts.set(JSON.stringify(part), part)
  }
  const of = [...parts.values()]
  const [only] = of
  if (of.some(({ kind }) => kind === 'any')) return any
  return only && of.length === 1 ? only : { kind: 'oneOf', of }
}

const ofItem = (usage: Usage): Usage => ({
  ...usage,
  member: singular(usage.member) ?? (usage.member === '' ? 'Item' : `${usage.member}Item`),
})

const minInt32 = -(2 ** 31)
const maxInt32 = 2 ** 31 - 1

function isInt32(node: SchemaNode): boolean {
  const minimum = node.number('minimum') ?? minInt32
  const maximum = node.number('maximum')
  return maximum !== undefined && maximum <= maxInt32 && minimum >= minInt32
}
