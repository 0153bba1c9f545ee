import { dirname, join, normalize } from 'node:path'
import { isSchema, type Schema, type SchemaFile, schemaFile, strings } from './schemaFiles'

/** One rule of a schema, and the issue that breaking it causes. */
export type Rule = {
  /** Location of the rule: the same for every block that uses the fragment. */
  place: string
  /** Pointer of the issue; `*` matches any index or name. */
  pointer: string
  code: string | undefined
  /** Whether a value breaks this rule rather than another with the same code. */
  breaks(value: unknown): boolean
}

type At = SchemaFile & { spot: string; pointer: string; open: readonly string[] }

const urls = ['url', 'path', 'image-source', 'https-url']
const any = () => true

/**
 * All rules of the schema file at `path`, fragments included, for a value at `pointer`. The parent's rules cover that the value
 * is an object.
 */
export const rulesOf = (path: string, pointer: string): Rule[] =>
  walk({ ...schemaFile(path), spot: path, pointer, open: [] }, schemaFile(path).schema).filter(
    ({ place }) => place !== `${path} type`,
  )

function walk(at: At, schema: Schema): Rule[] {
  if (typeof schema.$ref === 'string') return follow(at, schema.$ref)
  const items = isSchema(schema.items) ? walk(inside(at, 'items', '*'), schema.items) : []
  const open = schema.additionalProperties
  const others = isSchema(open) ? walk(inside(at, 'additionalProperties', '*'), open) : []
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([name, child]) =>
    isSchema(child) ? walk(inside(at, `properties/${name}`, name), child) : [],
  )
  return [...own(at, schema), ...properties, ...items, ...others]
}

const inside = (at: At, spot: string, name: string): At => ({
  ...at,
  spot: `${at.spot}/${spot}`,
  pointer: `${at.pointer}/${name}`,
})

/** Each reference must be broken at least once; the rules of its target, anywhere. */
function follow(at: At, reference: string): Rule[] {
  const tried: Rule = { place: `${at.spot} (any mistake)`, pointer: `${at.pointer}/**`, code: undefined, breaks: any }
  const [file = '', local = ''] = reference.split('#')
  const path = file ? normalize(join(dirname(at.path), file)) : at.path
  const spot = local ? `${path}#${local}` : path
  // Children and actions have contracts of their own, and a recursive definition is read once.
  if (path === 'block.json' || path === 'action.json' || at.open.includes(spot)) return [tried]
  const { schema } = schemaFile(path)
  const target = local ? definition(schema, local) : schema
  return [tried, ...walk({ ...at, path, schema, spot, open: [...at.open, spot] }, target)]
}

function definition(schema: Schema, local: string): Schema {
  const found = local
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (isSchema(value) ? value[key] : undefined), schema)
  if (!isSchema(found)) throw new Error(`nothing at #${local}`)
  return found
}

function own({ spot, pointer }: At, schema: Schema): Rule[] {
  const rule = (keyword: string, code: string, breaks: Rule['breaks'] = any, at = pointer): Rule => ({
    place: `${spot} ${keyword}`,
    pointer: at,
    code,
    breaks,
  })
  const size = (keyword: string, isOut: (size: number, limit: number) => boolean): Rule[] => {
    const limit = schema[keyword]
    if (typeof limit !== 'number') return []
    return [rule(keyword, 'out-of-range', (value) => isOut(sizeOf(value), limit))]
  }
  const rules = [
    ...['minimum', 'minLength', 'minItems'].flatMap((keyword) => size(keyword, (found, limit) => found < limit)),
    ...['maximum', 'maxLength', 'maxItems'].flatMap((keyword) => size(keyword, (found, limit) => found > limit)),
    ...strings(schema.required).map((name) => rule(`required ${name}`, 'missing-property', any, `${pointer}/${name}`)),
  ]
  if (schema.type !== undefined)
    rules.push(rule('type', 'wrong-type', (value) => typeof value !== 'number' || schema.type !== 'integer'))
  if (schema.type === 'integer') rules.push(rule('whole number', 'wrong-type', (value) => typeof value === 'number'))
  if ('enum' in schema || 'const' in schema) rules.push(rule('enum', 'wrong-value'))
  if (typeof schema.pattern === 'string') {
    rules.push(rule('pattern', urls.includes(String(schema.format)) ? 'unsafe-url' : 'wrong-format'))
  }
  if (schema.additionalProperties === false) {
    rules.push(rule('additionalProperties', 'unknown-property', any, `${pointer}/*`))
  }
  return rules
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN
