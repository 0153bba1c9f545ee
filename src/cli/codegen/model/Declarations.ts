import type { Schema, SchemaFile, SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { docsOf } from './docsOf'
import type { Declaration, Docs, Field, ObjectType, Shape } from './Model'
import { readShape, type ShapeContext } from './readShape'
import { followed, isTexts, type Place, propertiesOf, withoutAllOf } from './schemaFacts'
import { envelopes, TypeNames } from './TypeNames'

/** Declares every type of the contract once, whoever asks first. */
export class Declarations implements ShapeContext {
  readonly #files: SchemaFiles
  readonly #names: TypeNames
  readonly #byFile = new Map<string, Declaration[]>()
  readonly #objects = new Map<string, ObjectType>()

  constructor(files: SchemaFiles) {
    this.#files = files
    this.#names = new TypeNames(files)
  }

  /** All of them, by the order of the files. */
  inOrder(): Declaration[] {
    return [...this.#files.keys()].flatMap((path) => this.#byFile.get(path) ?? [])
  }

  /** Declares what a file describes, unless that is a mere text or number, which needs no name. */
  declareFile(file: SchemaFile): void {
    const envelope = envelopes.find(({ path }) => path === file.path)
    if (envelope) this.#declareEnvelope(file, envelope)
    else if (isObjectSchema(this.#whole({ file, pointer: '', schema: file.schema }))) this.#objectAt(file, '')
    else this.reference(file, '#')
  }

  reference(from: SchemaFile, reference: string): Shape {
    const place = followed(this.#files, from, reference)
    const name = this.#names.of(place.file.path, place.pointer)
    if (name === undefined) return readShape(this, place.schema, { file: place.file, owner: 'Shared', member: 'part' })
    if (envelopes.some(({ path }) => path === place.file.path && place.pointer === '')) return { kind: 'named', name }
    if (!isObjectSchema(this.#whole(place)))
      return readShape(this, place.schema, { file: place.file, owner: name, member: '' })
    return { kind: 'named', name: this.#objectAt(place.file, place.pointer).name }
  }

  object(schema: Schema, file: SchemaFile, owner: string, member: string): Shape {
    const name = member === '' ? owner : this.#names.nested(owner, member)
    return { kind: 'named', name: this.#declareObject(schema, file, name, name).name }
  }

  enumeration(values: readonly string[], docs: Docs, file: SchemaFile, owner: string, member: string): Shape {
    const name = member === '' ? owner : this.#names.nested(owner, member)
    const known = this.#byFile.get(file.path)?.some((each) => each.name === name)
    if (!known) this.#add(file, { kind: 'enum', name, docs, values })
    return { kind: 'named', name }
  }

  simplified(schema: Schema, file: SchemaFile): Schema {
    return withoutAllOf(this.#files, file, schema)
  }

  /** The object that a file or one of its definitions describes; where that is another's, a copy under a name of its own. */
  #objectAt(file: SchemaFile, pointer: string): ObjectType {
    const name = this.#names.of(file.path, pointer) ?? file.name
    const known = this.#objects.get(name)
    if (known) return known
    const { schema } = followed(this.#files, file, `#${encodeURIComponent(pointer)}`)
    if (typeof schema.$ref !== 'string') return this.#declareObject(schema, file, name, ownerOf(file, pointer, name))
    const meant = followed(this.#files, file, schema.$ref)
    const copy = { ...this.#objectAt(meant.file, meant.pointer), name, docs: docsOf(schema) }
    this.#objects.set(name, copy)
    this.#add(file, copy)
    return copy
  }

  #declareObject(schema: Schema, file: SchemaFile, name: string, owner: string): ObjectType {
    const known = this.#objects.get(name)
    if (known) return known
    const fields: Field[] = []
    const object = {
      kind: 'object' as const,
      name,
      docs: docsOf(schema),
      fields,
      additional: undefined as Shape | undefined,
    }
    this.#objects.set(name, object)
    this.#add(file, object)
    const whole = this.simplified(schema, file)
    const { additionalProperties: further } = whole
    if (further !== false) object.additional = readShape(this, asSchema(further), { file, owner, member: 'further' })
    fields.push(...this.#fields(whole, file, owner))
    return object
  }

  #declareEnvelope(file: SchemaFile, { name, tag, folder }: (typeof envelopes)[number]): void {
    const insides = [...this.#files.values()].filter((each) => each.folder === folder)
    const envelopeNeedsData = isTexts(file.schema.required) && file.schema.required.includes('data')
    const fields: Field[] = []
    const variants = insides.map((inside) => ({
      tag: inside.name,
      name: this.#names.variant(inside.path),
      data: this.#names.of(inside.path, '') ?? inside.name,
      needsData: envelopeNeedsData || (isTexts(inside.schema.required) && inside.schema.required.length > 0),
      docs: docsOf(inside.schema),
    }))
    this.#add(file, { kind: 'union', name, docs: docsOf(file.schema), tag, fields, variants })
    fields.push(...this.#fields(file.schema, file, name).filter((each) => each.name !== tag && each.name !== 'data'))
    for (const inside of insides) this.#objectAt(inside, '')
  }

  #fields(schema: Schema, file: SchemaFile, owner: string): Field[] {
    const required: readonly string[] = isTexts(schema.required) ? schema.required : []
    return propertiesOf(schema).map(([name, member]) => {
      const shape = readShape(this, member, { file, owner, member: name })
      const parts = shape.kind === 'oneOf' ? shape.of : [shape]
      const rest = parts.filter((part) => part.kind !== 'null')
      const target = typeof member.$ref === 'string' ? followed(this.#files, file, member.$ref).schema : undefined
      return {
        name,
        shape:
          rest.length === 1 && rest[0] ? rest[0] : rest.length === 0 ? { kind: 'any' } : { kind: 'oneOf', of: rest },
        required: required.includes(name),
        nullable: rest.length < parts.length || shape.kind === 'any',
        docs: docsOf(member, target && isObjectSchema(target) ? undefined : target),
      }
    })
  }

  #whole(place: Place): Schema {
    let { file, schema } = place
    for (let depth = 0; typeof schema.$ref === 'string' && depth < 16; depth++) {
      ;({ file, schema } = followed(this.#files, file, schema.$ref))
    }
    return this.simplified(schema, file)
  }

  #add(file: SchemaFile, declaration: Declaration): void {
    const others = this.#byFile.get(file.path)
    if (others) others.push(declaration)
    else this.#byFile.set(file.path, [declaration])
  }
}

/** What is nested in `MenuGridData` starts with `MenuGrid`. */
const ownerOf = (file: SchemaFile, pointer: string, name: string): string =>
  pointer === '' && (file.folder === 'blocks' || file.folder === 'actions') ? name.replace(/Data(?=\d*$)/, '') : name

export const isObjectSchema = (schema: Schema): boolean =>
  (schema.type === 'object' || schema.type === undefined) &&
  (propertiesOf(schema).length > 0 || (schema.type === 'object' && schema.additionalProperties === false))

const asSchema = (value: unknown): Schema => (typeof value === 'object' && value !== null ? { ...value } : {})
