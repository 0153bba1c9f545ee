import { posix } from 'node:path'
import { blockTypes, families, handlerNames } from '../../../schemas'
import type { Schema } from '../../../schemas/compile/SchemaFiles'
import { isObject } from '../../../schemas/engine'
import { type SourceSchema, sources } from '../../../schemas/sources'
import { chooseByName } from './chooseByName'

export type BundleOptions = {
  /** Lets pass fields nobody knows, as the portal does. */
  open?: boolean
}

/**
 * Schemas put together so that no reference leads out of them. A file is a definition named after its path
 * (`shared.image`), a definition of its own follows (`blocks.tree-menu.treeNode`).
 */
export class Parts {
  readonly #definitions = new Map<string, Schema>()
  readonly #all: Readonly<Record<string, SourceSchema>> = sources()
  readonly #options: BundleOptions

  constructor(options: BundleOptions) {
    this.#options = options
  }

  /** The definitions so far, by name. */
  get definitions(): Schema {
    return Object.fromEntries([...this.#definitions].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** A reference to a file such as `shared/image.json`, which becomes a definition. */
  refer(path: string, local = ''): string {
    const name = [path.replace(/\.json$/, '').replaceAll('/', '.'), local].filter((part) => part !== '').join('.')
    if (!this.#definitions.has(name)) {
      // Taken before it is written: a schema may hold itself.
      this.#definitions.set(name, {})
      this.#definitions.set(name, this.#define(path, local))
    }
    return `#/$defs/${name}`
  }

  /** The envelope of blocks. It asks for no newer version of a family than there is, unless what is unknown is let pass. */
  #envelope(): Schema {
    const envelope = this.read('block.json')
    const properties = isObject(envelope.properties) ? envelope.properties : {}
    if (this.#options.open || !isObject(properties.requires)) return envelope
    const versions = Object.entries(families).map(([family, maximum]) => [
      family,
      { type: 'integer', minimum: 1, maximum },
    ])
    const requires = { ...properties.requires, properties: Object.fromEntries(versions), additionalProperties: false }
    return { ...envelope, properties: { ...properties, requires } }
  }

  /** The schema of a file as it stands in a bundle, its references leading to definitions. */
  read(path: string): Schema {
    const source = this.#all[path]
    if (!source) throw new Error(`there is no schema ${path}`)
    return this.#convert(path, source)
  }

  #define(path: string, local: string): Schema {
    if (local !== '') {
      const definitions = this.#all[path]?.$defs
      const definition = isObject(definitions) ? definitions[local] : undefined
      if (!isObject(definition)) throw new Error(`there is no ${local} in schemas/${path}`)
      return this.#convert(path, definition)
    }
    if (path === 'block.json') return chooseByName(this.#envelope(), 'type', this.#contents('blocks', blockTypes))
    if (path === 'action.json') return chooseByName(this.read(path), 'handler', this.#contents('actions', handlerNames))
    return this.read(path)
  }

  #contents(folder: string, names: readonly string[]) {
    return names.map((name) => {
      const path = `${folder}/${name}.json`
      const { description, required } = this.#all[path] ?? {}
      const needsData = Array.isArray(required) && required.length > 0
      return { name, description, needsData, reference: this.refer(path) }
    })
  }

  #convert(path: string, schema: SourceSchema): Schema {
    const result: Schema = {}
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$schema' || keyword === '$defs' || keyword.startsWith('x-')) continue
      // The pattern beside it says the same, to those as well who do not know the name.
      if (keyword === 'format' && typeof schema.pattern === 'string') continue
      if (keyword === 'additionalProperties' && value === false && this.#options.open) continue
      result[keyword] = this.#convertKeyword(path, keyword, value)
    }
    return result
  }

  #convertKeyword(path: string, keyword: string, value: unknown): unknown {
    if (keyword === '$ref' && typeof value === 'string') {
      const [file = '', pointer = ''] = value.split('#')
      const target = file === '' ? path : posix.join(posix.dirname(path), file)
      return this.refer(target, pointer.replace('/$defs/', ''))
    }
    if (keyword === 'properties' && isObject(value)) {
      const entries = Object.entries(value)
      return Object.fromEntries(entries.map(([name, child]) => [name, this.#convertAny(path, child)]))
    }
    return keyword === 'items' || keyword === 'additionalProperties' ? this.#convertAny(path, value) : value
  }

  #convertAny(path: string, value: unknown): unknown {
    return isObject(value) ? this.#convert(path, value) : value
  }
}
