import { isSchema, type Schema, type SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import { docsOf } from './docsOf'
import type { Docs, Shape } from './Model'
import { isTexts, propertiesOf } from './schemaFacts'
import { singular } from './words'

/** Where a schema stands: what is declared for it is called after its owner and the member it is the value of. */
export type Spot = { file: SchemaFile; owner: string; member: string }

/** Who declares what needs a name. */
export type ShapeContext = {
  reference(from: SchemaFile, reference: string): Shape
  object(schema: Schema, file: SchemaFile, owner: string, member: string): Shape
  enumeration(values: readonly string[], docs: Docs, file: SchemaFile, owner: string, member: string): Shape
  simplified(schema: Schema, file: SchemaFile): Schema
}

const narrowest = -(2 ** 31)
const widest = 2 ** 31 - 1

/** The shape of the values a schema allows. What it cannot tell more exactly may be anything. */
export function readShape(context: ShapeContext, written: Schema, spot: Spot): Shape {
  if (typeof written.$ref === 'string' && written.properties === undefined) {
    return context.reference(spot.file, written.$ref)
  }
  const schema = context.simplified(written, spot.file)
  if (schema.const !== undefined) return literal(schema.const)
  if (Array.isArray(schema.enum)) return oneOfValues(context, schema.enum, schema, spot)
  for (const alternatives of [schema.oneOf, schema.anyOf]) {
    if (Array.isArray(alternatives)) return either(alternatives.map((each) => readPart(context, each, spot)))
  }
  if (isTexts(schema.type)) return either(schema.type.map((type) => ofType(context, { ...schema, type }, spot)))
  return ofType(context, schema, spot)
}

const readPart = (context: ShapeContext, schema: unknown, spot: Spot): Shape =>
  isSchema(schema) ? readShape(context, schema, spot) : { kind: 'any' }

function ofType(context: ShapeContext, schema: Schema, spot: Spot): Shape {
  switch (schema.type) {
    case 'string':
      return { kind: 'string' }
    case 'integer':
      return { kind: 'integer', wide: !isNarrow(schema) }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    case 'null':
      return { kind: 'null' }
    case 'array':
      return { kind: 'list', of: readPart(context, schema.items, { ...spot, member: itemName(spot.member) }) }
    case 'object':
      return ofObject(context, schema, spot)
    default:
      return propertiesOf(schema).length > 0 ? ofObject(context, schema, spot) : { kind: 'any' }
  }
}

function ofObject(context: ShapeContext, schema: Schema, spot: Spot): Shape {
  const { additionalProperties: further } = schema
  if (propertiesOf(schema).length > 0 || further === false) {
    return context.object(schema, spot.file, spot.owner, spot.member)
  }
  return { kind: 'map', of: readPart(context, further, { ...spot, member: itemName(spot.member) }) }
}

function oneOfValues(context: ShapeContext, values: readonly unknown[], schema: Schema, spot: Spot): Shape {
  const texts = values.filter((value) => typeof value === 'string')
  const others = values.filter((value) => typeof value !== 'string').map(literal)
  if (texts.length === 0) return either(others)
  const docs = { ...docsOf(schema), lines: typeof schema.description === 'string' ? [schema.description] : [] }
  return either([context.enumeration(texts, docs, spot.file, spot.owner, spot.member), ...others])
}

function literal(value: unknown): Shape {
  if (typeof value === 'string') return { kind: 'constant', value }
  if (typeof value === 'boolean') return { kind: 'boolean' }
  if (value === null) return { kind: 'null' }
  if (typeof value !== 'number') return { kind: 'any' }
  return Number.isInteger(value) ? { kind: 'integer', wide: Math.abs(value) > widest } : { kind: 'number' }
}

/** One shape for several: each once, and anything where one of them may be anything. */
function either(shapes: readonly Shape[]): Shape {
  const parts = new Map<string, Shape>()
  for (const shape of shapes) {
    for (const part of shape.kind === 'oneOf' ? shape.of : [shape]) parts.set(JSON.stringify(part), part)
  }
  const of = [...parts.values()]
  const [only] = of
  if (of.some((part) => part.kind === 'any')) return { kind: 'any' }
  return only && of.length === 1 ? only : { kind: 'oneOf', of }
}

const itemName = (member: string): string => singular(member) ?? (member === '' ? 'Item' : `${member}Item`)

const isNarrow = ({ minimum, maximum }: Schema): boolean =>
  typeof maximum === 'number' && maximum <= widest && (typeof minimum !== 'number' || minimum >= narrowest)
