import { needsData, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { docsOf, isObjectSchema } from './docsOf'
import type { Declaration, Docs, Field, Model, ObjectType, Shape } from './Model'
import { type Declarer, readShape, type Usage } from './readShape'
import { envelopes, TypeNames } from './TypeNames'

/** The folders of the contract in the order of their types, and the files of the first folder. */
const folders = ['.', 'shared', 'blocks', 'actions', 'entities']
const roots = ['page.json', 'modal.json', 'block.json', 'action.json']

/** Builds the types of a contract; `edition` describes its version. Throws when an envelope or the target of a `$ref` is missing. */
export function buildModel(source: SchemaFiles, edition: string): Model {
  const files = sortFiles(source)
  for (const { path } of envelopes) {
    if (!files.has(path)) throw new Error(`there is no ${path} among the schemas; types need the whole contract`)
  }
  return { edition, declarations: new Declarations(files).all() }
}

/** Leaves out settings of the command line and calls of the API, which no payload contains. */
function sortFiles(source: SchemaFiles): SchemaFiles {
  const files = [...source.values()].filter(({ folder, path }) =>
    folder === '.' ? roots.includes(path) : folders.includes(folder),
  )
  const rank = ({ folder, path }: SchemaFile) => folders.indexOf(folder) * 100 + Math.max(0, roots.indexOf(path))
  files.sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))
  return new Map(files.map((file) => [file.path, file]))
}

/** Declares each type once, when it is first used. */
class Declarations implements Declarer {
  readonly #files: SchemaFiles
  readonly #names: TypeNames
  readonly #byFile = new Map<string, Declaration[]>()
  readonly #objects = new Map<string, ObjectType>()

  constructor(files: SchemaFiles) {
    this.#files = files
    this.#names = new TypeNames(files)
  }

  /** Declares the types of all files and returns them in the order of the files. */
  all(): Declaration[] {
    const paths = [...this.#files.keys()]
    for (const path of paths) {
      const whole = SchemaNode.at(this.#files, path)
      if (whole) this.#declareFile(whole)
    }
    return paths.flatMap((path) => this.#byFile.get(path) ?? [])
  }

  /** Declares the type of a file. Skips plain strings and numbers, which need no type. */
  #declareFile(whole: SchemaNode): void {
    const envelope = envelopes.find(({ path }) => path === whole.path)
    if (envelope) this.#declareEnvelope(whole, envelope)
    else if (isObjectSchema(whole)) this.#objectAt(whole)
    else this.reference(whole)
  }

  reference(target: SchemaNode): Shape {
    const { file } = target
    const name = this.#names.of(target)
    if (name === undefined) return readShape(this, target, { file, owner: 'Shared', member: 'part' })
    if (target.pointer === '' && envelopes.some(({ path }) => path === file.path)) return { kind: 'named', name }
    if (!isObjectSchema(target)) return readShape(this, target, { file, owner: name, member: '' })
    return { kind: 'named', name: this.#objectAt(target).name }
  }

  object(node: SchemaNode, usage: Usage): Shape {
    const name = this.#nameFor(usage)
    return { kind: 'named', name: this.#declareObject(node, usage.file, name, name).name }
  }

  enumeration(values: readonly string[], docs: Docs, usage: Usage): Shape {
    const name = this.#nameFor(usage)
    const known = this.#byFile.get(usage.file.path)?.some((each) => each.name === name)
    if (!known) this.#add(usage.file, { kind: 'enum', name, docs, values })
    return { kind: 'named', name }
  }

  #nameFor({ owner, member }: Usage): string {
    return member === '' ? owner : this.#names.nested(owner, member)
  }

  /** Returns the object of a file or definition. One that only refers to another becomes a copy with its own name. */
  #objectAt(node: SchemaNode): ObjectType {
    const name = this.#names.of(node) ?? node.file.name
    const known = this.#objects.get(name)
    if (known) return known
    const target = node.requiredTarget
    if (!target) return this.#declareObject(node, node.file, name, ownerName(node, name))
    const copy = { ...this.#objectAt(target), name, docs: docsOf(node) }
    this.#objects.set(name, copy)
    this.#add(node.file, copy)
    return copy
  }

  #declareObject(node: SchemaNode, file: SchemaFile, name: string, owner: string): ObjectType {
    const known = this.#objects.get(name)
    if (known) return known
    const fields: Field[] = []
    const object: ObjectType = { kind: 'object', name, docs: docsOf(node), fields, additional: undefined }
    // Registered before its fields are read: an object may contain itself.
    this.#objects.set(name, object)
    this.#add(file, object)
    if (!node.isClosed) {
      object.additional = readShape(this, node.additionalProperties, { file, owner, member: 'further' })
    }
    fields.push(...this.#fields(node, file, owner))
    return object
  }

  #declareEnvelope(whole: SchemaNode, { name, tag, folder }: (typeof envelopes)[number]): void {
    const contents = [...this.#files.values()]
      .filter((file) => file.folder === folder)
      .flatMap(({ path }) => SchemaNode.at(this.#files, path) ?? [])
    const fields: Field[] = []
    const variants = contents.map((content) => ({
      tag: content.file.name,
      name: this.#names.variant(content.file),
      data: this.#names.of(content) ?? content.file.name,
      needsData: whole.required.includes('data') || needsData(content.file),
      docs: docsOf(content),
    }))
    this.#add(whole.file, { kind: 'union', name, docs: docsOf(whole), tag, fields, variants })
    fields.push(...this.#fields(whole, whole.file, name).filter((each) => each.name !== tag && each.name !== 'data'))
    for (const content of contents) this.#objectAt(content)
  }

  #fields(object: SchemaNode, file: SchemaFile, owner: string): Field[] {
    return [...object.properties.values()].map(({ name, node, isRequired }) => {
      const shape = readShape(this, node, { file, owner, member: name })
      const parts = shape.kind === 'oneOf' ? shape.of : [shape]
      const rest = parts.filter(({ kind }) => kind !== 'null')
      const [only] = rest
      return {
        name,
        shape: only === undefined ? { kind: 'any' } : rest.length === 1 ? only : { kind: 'oneOf', of: rest },
        required: isRequired,
        nullable: rest.length < parts.length || shape.kind === 'any',
        docs: docsOf(node, node.target),
      }
    })
  }

  #add(file: SchemaFile, declaration: Declaration): void {
    const others = this.#byFile.get(file.path)
    if (others) others.push(declaration)
    else this.#byFile.set(file.path, [declaration])
  }
}

/** Returns the prefix of the types nested in an owner: `MenuGrid` for `MenuGridData`. */
function ownerName({ file, pointer }: SchemaNode, name: string): string {
  const isData = pointer === '' && (file.folder === 'blocks' || file.folder === 'actions')
  return isData ? name.replace(/Data(?=\d*$)/, '') : name
}
