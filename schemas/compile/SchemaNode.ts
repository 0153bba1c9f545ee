import { joinPointer, splitPointer, valueAt } from '../json/pointer'
import { holds, limits } from './keywords'
import { envelopes, isSchema, resolvePath, type Schema, type SchemaFile, type SchemaFiles } from './SchemaFiles'

/** A member that an object schema lists. */
export type SchemaProperty = { name: string; node: SchemaNode; isRequired: boolean }

const known = new WeakMap<SchemaFiles, Map<string, SchemaNode>>()

/**
 * A schema at its location: a file and a pointer into it. Each location has one node, so nodes are compared with `===`.
 *
 * Members give the *effective* schema unless they say otherwise: what is written here, in the target of `$ref`, and in the
 * parts of `allOf`, where the nearest one wins. `raw`, `own` and `subschemas` give what is written here alone.
 */
export class SchemaNode {
  readonly #below = new Map<string, SchemaNode | undefined>()
  #chain: readonly SchemaNode[] | undefined
  #parts: readonly SchemaNode[] | undefined
  #properties: ReadonlyMap<string, SchemaProperty> | undefined

  private constructor(
    readonly files: SchemaFiles,
    readonly file: SchemaFile,
    /** RFC 6901, from the root of the file. */
    readonly pointer: string,
    readonly raw: Schema | boolean,
  ) {}

  /** The root of a file such as `blocks/title.json`, or the schema at a pointer in it. Undefined when there is none. */
  static at(files: SchemaFiles, path: string, pointer = ''): SchemaNode | undefined {
    const file = files.get(path)
    return file && SchemaNode.#at(files, file, pointer, valueAt(file.schema, pointer))
  }

  /** A schema outside any file, without references to other files. */
  static standalone(schema: Schema): SchemaNode {
    const file = { path: '', folder: '', name: '', schema }
    return new SchemaNode(new Map([['', file]]), file, '', schema)
  }

  static #at(files: SchemaFiles, file: SchemaFile, pointer: string, raw: unknown): SchemaNode | undefined {
    if (!isSchema(raw) && typeof raw !== 'boolean') return undefined
    const nodes = known.get(files) ?? new Map<string, SchemaNode>()
    known.set(files, nodes)
    const address = `${file.path}#${pointer}`
    const node = nodes.get(address) ?? new SchemaNode(files, file, pointer, raw)
    nodes.set(address, node)
    return node
  }

  get path(): string {
    return this.file.path
  }

  /** The schema as an object, empty for `true` and `false`. */
  get schema(): Schema {
    return typeof this.raw === 'boolean' ? {} : this.raw
  }

  /** For example `blocks/title.json#/properties/level`, or with a keyword `…/level/maximum`. */
  address(keyword = ''): string {
    return `${this.path}#${this.pointer}${keyword && `/${keyword}`}`
  }

  own(keyword: string): unknown {
    return Object.hasOwn(this.schema, keyword) ? this.schema[keyword] : undefined
  }

  /** The schema at a path of member names in this file: `below('properties', 'level')`. Undefined when there is none. */
  below(...names: string[]): SchemaNode | undefined {
    const key = names.join('\0')
    if (!this.#below.has(key)) {
      const steps = joinPointer(names)
      this.#below.set(key, SchemaNode.#at(this.files, this.file, this.pointer + steps, valueAt(this.raw, steps)))
    }
    return this.#below.get(key)
  }

  /** The schemas under a keyword here: one, a list, or by name. None under a keyword that holds data. */
  under(keyword: string): SchemaNode[] {
    if (holds(keyword) === 'data') return []
    const names = holds(keyword) === 'schema' ? [[]] : Object.keys(this.own(keyword) ?? {}).map((name) => [name])
    return names.flatMap((rest) => this.below(keyword, ...rest) ?? [])
  }

  /** Every schema directly inside this one, in the order of the file. */
  subschemas(): SchemaNode[] {
    return Object.keys(this.schema).flatMap((keyword) => this.under(keyword))
  }

  /** The value of a keyword here, each schema in it replaced by the result of `change`. `true` and `false` stay. */
  mapKeyword(keyword: string, change: (subschema: SchemaNode) => unknown): unknown {
    const value = this.own(keyword)
    const map = (item: unknown, ...names: string[]): unknown => {
      const node = isSchema(item) ? this.below(keyword, ...names) : undefined
      return node ? change(node) : item
    }
    const kind = holds(keyword)
    if (kind === 'schema') return map(value)
    if (kind === 'schemas' && Array.isArray(value)) return value.map((item, index) => map(item, String(index)))
    if (kind !== 'schemasByName' || !isSchema(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, map(item, name)]))
  }

  /** The target of `$ref`. Undefined without a `$ref`, or when it is broken. */
  get target(): SchemaNode | undefined {
    const reference = this.own('$ref')
    if (typeof reference !== 'string') return undefined
    const [path = '', fragment = ''] = reference.split('#')
    return SchemaNode.at(this.files, resolvePath(this.path, path), decodeURIComponent(fragment))
  }

  /** Like `target`, but throws with the file's name when the `$ref` is broken. */
  get requiredTarget(): SchemaNode | undefined {
    const { target } = this
    if (target || typeof this.own('$ref') !== 'string') return target
    throw new Error(`schemas/${this.path}: nothing at $ref ${this.own('$ref')}`)
  }

  /** This node, its target, the target's target and so on. A circular reference ends the list. */
  get chain(): readonly SchemaNode[] {
    if (this.#chain) return this.#chain
    const chain = new Set<SchemaNode>()
    for (let node: SchemaNode | undefined = this; node && !chain.has(node); node = node.target) chain.add(node)
    this.#chain = [...chain]
    return this.#chain
  }

  /** The last node of the chain. */
  get resolved(): SchemaNode {
    return this.chain.at(-1) ?? this
  }

  /** All schemas that apply here, the nearest first: the chain of references, then the parts of `allOf`. */
  get parts(): readonly SchemaNode[] {
    this.#parts ??= [...collectParts(this)]
    return this.#parts
  }

  /** The kind of child document that this node resolves to; it is validated by itself. */
  get envelope() {
    const { path, pointer } = this.resolved
    return pointer === '' ? envelopes[path] : undefined
  }

  /** The nearest part that has a keyword. */
  holder(keyword: string): SchemaNode | undefined {
    return this.parts.find(({ schema }) => Object.hasOwn(schema, keyword))
  }

  get(keyword: string): unknown {
    return this.holder(keyword)?.schema[keyword]
  }

  string(keyword: string): string | undefined {
    const value = this.get(keyword)
    return typeof value === 'string' ? value : undefined
  }

  number(keyword: string): number | undefined {
    const value = this.get(keyword)
    return typeof value === 'number' ? value : undefined
  }

  list(keyword: string): readonly unknown[] | undefined {
    const value = this.get(keyword)
    return Array.isArray(value) ? value : undefined
  }

  /** The effective schema at a path of member names, references followed at each step: `child('properties', 'data')`. */
  child(...names: string[]): SchemaNode | undefined {
    return names.reduce<SchemaNode | undefined>((node, name) => node?.holder(name)?.below(name), this)
  }

  /** The types that `type` names. */
  get types(): readonly string[] {
    const type = this.get('type')
    return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string')
  }

  /** The values of `enum` or `const`; undefined when neither is set. */
  get values(): readonly unknown[] | undefined {
    const constant = this.holder('const')
    return this.list('enum') ?? (constant && [constant.schema.const])
  }

  /** The limits that are set, in the order of `keywords.ts`. */
  get limits(): { keyword: string; value: number }[] {
    return limits.flatMap(({ keyword }) => {
      const value = this.number(keyword)
      return value === undefined ? [] : [{ keyword, value }]
    })
  }

  get required(): readonly string[] {
    const names = [...this.parts].reverse().flatMap((part): unknown => part.own('required') ?? [])
    return [...new Set(names.filter((name) => typeof name === 'string'))]
  }

  /** The listed members, by name; those of referenced parts come before those written here. */
  get properties(): ReadonlyMap<string, SchemaProperty> {
    if (this.#properties) return this.#properties
    const { required } = this
    const listed = [...this.parts].reverse().flatMap((part) => part.under('properties'))
    const properties = listed.map((node): [string, SchemaProperty] => {
      const name = splitPointer(node.pointer).at(-1) ?? ''
      return [name, { name, node, isRequired: required.includes(name) }]
    })
    this.#properties = new Map(properties)
    return this.#properties
  }

  get items(): SchemaNode | undefined {
    return this.holder('items')?.below('items')
  }

  /** The schema of members that are not listed, which may be `false`. */
  get additionalProperties(): SchemaNode | undefined {
    return this.holder('additionalProperties')?.below('additionalProperties')
  }

  /** Whether members that are not listed are forbidden. */
  get isClosed(): boolean {
    return this.additionalProperties?.raw === false
  }

  /** The alternatives of `oneOf` and `anyOf`, and the branches of a condition. */
  get variants(): SchemaNode[] {
    return ['oneOf', 'anyOf', 'then', 'else'].flatMap((keyword) => this.holder(keyword)?.under(keyword) ?? [])
  }

  /** The schema of a member, or of the items: `name` is then an index or `*`. */
  step(name: string): SchemaNode | undefined {
    const listed = this.properties.get(name)?.node
    if (listed) return listed
    const { items, additionalProperties } = this
    if (items && /^(?:\d+|\*)$/.test(name)) return items
    return additionalProperties?.raw === false ? undefined : additionalProperties
  }
}

function collectParts(node: SchemaNode, found = new Set<SchemaNode>()): Set<SchemaNode> {
  const chain = node.chain.filter((link) => !found.has(link))
  for (const link of chain) found.add(link)
  for (const part of chain.flatMap((link) => link.under('allOf'))) collectParts(part, found)
  return found
}
