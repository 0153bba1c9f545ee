import {
  formatPatterns,
  inFolder,
  isSchema,
  needsData,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
} from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { isEqualJson } from '../canonicalJson'
import {
  anyValue,
  jsonTypes,
  listedValues,
  numberAt,
  propertyNames,
  type ResolvedSchema,
  requiredNames,
  resolveSchema,
  subschema,
  type TypeName,
  typesOf,
  unlistedNode,
} from '../ResolvedSchema'
import { exampleStrings, type StringRules, sampleNumbers, sampleString } from './sampleValues'

/** A schema that is nested deeper is assumed to contain itself. */
const maxDepth = 10

/** Values of every type. */
export const anyValues: readonly unknown[] = ['x', 1, true, null, [], {}, -1, 0.5, '', false, [1], { x: 1 }]

/** Generates small documents that are valid in one version of the schemas. `common` contains the paths of files in both versions. */
export class SampleGenerator {
  readonly #patterns: Readonly<Record<string, string>>
  #block: Schema | undefined
  readonly #exampleStrings: readonly string[]
  #depth = 0

  constructor(
    readonly source: SchemaFiles,
    readonly common: ReadonlySet<string>,
  ) {
    this.#patterns = formatPatterns(source)
    this.#exampleStrings = [...new Set([...source.values()].flatMap(({ schema }) => exampleStrings(schema)))]
  }

  /** Returns the smallest valid value: of `type` when it is given, and with the optional members of `also`. Undefined without one. */
  make(node: SchemaNode, type?: TypeName, also: readonly string[] = []): unknown {
    if (node.raw === false || this.#depth > maxDepth) return undefined
    this.#depth++
    try {
      const schema = resolveSchema(node)
      const envelope = type === undefined || type === 'object' ? this.#envelope(schema.node.address()) : undefined
      if (!envelope) return this.#value(node, schema, type, also)
      return also.length === 0 ? envelope : { ...this.object(node, 0, also), ...envelope }
    } finally {
      this.#depth--
    }
  }

  #envelope(address: string): Schema | undefined {
    if (address === 'block.json#') return this.block()
    return address === 'action.json#' ? this.action() : undefined
  }

  #value(node: SchemaNode, schema: ResolvedSchema, type: TypeName | undefined, also: readonly string[]): unknown {
    const { keywords } = schema
    const listed = listedValues(keywords)
    if (listed && type === undefined) return listed[0]
    const variant = this.#firstVariant(schema)
    if (variant && type === undefined && keywords.type === undefined) return this.make(variant, type, also)
    switch (type ?? this.#likelyType(schema)) {
      case 'null':
        return null
      case 'boolean':
        return true
      case 'integer':
        return sampleNumbers(keywords, true)[0]
      case 'number':
        return sampleNumbers(keywords, false)[0]
      case 'string':
        return this.text(node, {})
      case 'array':
        return this.list(node, numberAt(keywords, 'minItems') ?? 0)
      case 'object':
        return this.object(node, numberAt(keywords, 'minProperties') ?? 0, also)
    }
  }

  #firstVariant({ origins, parts }: ResolvedSchema): SchemaNode | undefined {
    const [first] = ['anyOf', 'oneOf'].flatMap((keyword) => origins[keyword]?.under(keyword).slice(0, 1) ?? [])
    return first ?? parts[0]
  }

  #likelyType(schema: ResolvedSchema): TypeName {
    const { keywords } = schema
    const types = typesOf(schema)
    if (types.size < jsonTypes.length) return [...types][0] ?? 'object'
    if (keywords.properties || keywords.required || keywords.minProperties) return 'object'
    return keywords.items || keywords.minItems ? 'array' : 'string'
  }

  /** Returns a string that is valid by the schema and keeps `rules`. Undefined when none was found. */
  text(node: SchemaNode, rules: StringRules): string | undefined {
    const { keywords } = resolveSchema(node)
    const declared = typeof keywords.format === 'string' ? this.#patterns[keywords.format] : undefined
    const pattern = declared ?? (typeof keywords.pattern === 'string' ? keywords.pattern : undefined)
    return sampleString(keywords, pattern, rules, this.#exampleStrings)
  }

  /** Returns a list of this many items, all different where the schema asks for that. */
  list(node: SchemaNode, size: number): unknown[] | undefined {
    const schema = resolveSchema(node)
    const items = subschema(schema, 'items') ?? anyValue
    if (size === 0) return []
    if (size > 2000) return undefined
    const first = this.make(items)
    if (first === undefined) return undefined
    if (schema.keywords.uniqueItems !== true) return Array.from({ length: size }, () => first)
    const list: unknown[] = []
    for (const value of this.variants(items, [])) {
      if (list.length < size && !list.some((each) => isEqualJson(each, value))) list.push(value)
    }
    return list.length === size ? list : undefined
  }

  /** Returns an object with at least this many members, among them those of `also`. */
  object(node: SchemaNode, size: number, also: readonly string[] = []): Schema | undefined {
    const schema = resolveSchema(node)
    const { keywords } = schema
    const required = requiredNames(keywords)
    const names = new Set([...required, ...also])
    for (const name of propertyNames(keywords)) if (names.size < size) names.add(name)
    const result: Schema = {}
    for (const name of names) {
      const value = this.make(subschema(schema, 'properties', name) ?? unlistedNode(schema) ?? anyValue)
      if (value === undefined && required.includes(name)) return undefined
      if (value !== undefined) result[name] = value
    }
    for (let count = 1; Object.keys(result).length < size && count <= size; count++) {
      const extra = unlistedNode(schema)
      if (!extra) return undefined
      result[`extra${count}`] = this.make(extra)
    }
    return result
  }

  /** Different values, most of them valid by the schema; among them strings other than the `avoided` ones. */
  *variants(node: SchemaNode, avoided: readonly string[]): Iterable<unknown> {
    const schema = resolveSchema(node)
    const { keywords } = schema
    const listed = listedValues(keywords)
    if (listed) return yield* listed
    const types = typesOf(schema)
    for (const type of types) yield this.make(node, type)
    if (types.has('string')) {
      for (let length = 1; length < 12; length++) yield this.text(node, { minLength: length })
      for (const text of ['autre', 'x', 'y', 'z', ...avoided.map((each) => `${each}-x`)]) yield text
    }
    if (types.has('number') || types.has('integer')) yield* sampleNumbers(keywords, !types.has('number'))
    if (types.has('boolean')) yield* [true, false]
    if (types.has('array')) for (const size of [0, 1, 2, 3]) yield this.list(node, size)
    if (types.has('object') && this.#depth < 4) {
      for (const name of propertyNames(keywords)) yield* this.#withMember(node, name)
    }
    if (types.size === jsonTypes.length) yield* anyValues
  }

  *#withMember(node: SchemaNode, name: string): Iterable<unknown> {
    this.#depth++
    try {
      const base = this.object(node, 0)
      const member = subschema(resolveSchema(node), 'properties', name)
      let left = 8
      if (base && member)
        for (const value of this.variants(member, [])) if (left-- > 0) yield { ...base, [name]: value }
    } finally {
      this.#depth--
    }
  }

  /** Returns the smallest block, of a type that both versions have where there is one. */
  block(): Schema | undefined {
    this.#block ??= this.#smallest('blocks', (name) => this.blockOf(name))
    return this.#block && { ...this.#block }
  }

  action(): Schema | undefined {
    const plain = this.#known('actions').find((file) => !needsData(file))
    return plain ? { handler: plain.name } : this.#smallest('actions', (name) => this.actionOf(name))
  }

  /** Returns a block of a type; without `data`, with the smallest valid data. */
  blockOf(name: string, data: unknown = this.makeFile(`blocks/${name}.json`)): Schema | undefined {
    return data === undefined ? undefined : { type: name, data }
  }

  actionOf(name: string, data: unknown = this.makeFile(`actions/${name}.json`)): Schema | undefined {
    if (data === undefined) return undefined
    return isSchema(data) && Object.keys(data).length === 0 ? { handler: name } : { handler: name, data }
  }

  /** Returns the smallest document that is valid by a schema file. */
  makeFile(path: string): unknown {
    const node = SchemaNode.at(this.source, path)
    return node && this.make(node)
  }

  #known(folder: string): SchemaFile[] {
    const files = inFolder(this.source, folder)
    const known = files.filter(({ path }) => this.common.has(path))
    return known.length > 0 ? known : files
  }

  #smallest(folder: string, make: (name: string) => Schema | undefined): Schema | undefined {
    const size = ({ schema }: SchemaFile) => JSON.stringify(schema.required ?? []).length
    const sorted = this.#known(folder).toSorted((a, b) => size(a) - size(b) || (a.name < b.name ? -1 : 1))
    for (const { name } of [...sorted.filter((file) => file.name === 'title'), ...sorted]) {
      const made = make(name)
      if (made) return made
    }
    return undefined
  }
}
