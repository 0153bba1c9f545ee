import { blockTypes, families, handlerNames } from '../../../schemas'
import { isSchema, needsData, type Schema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { splitPointer } from '../../../schemas/json/pointer'
import { builtinSchemas } from '../../../schemas/sources'

/**
 * The definitions of a schema that needs no other file. A file becomes a definition named after its path (`shared.image`), a
 * definition in it follows (`blocks.tree-menu.treeNode`). `isOpen` allows unknown properties, as the portal does.
 */
export class Definitions {
  readonly #byName = new Map<string, Schema>()
  readonly #isOpen: boolean

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen
  }

  /** Returns all definitions so far, sorted by name. */
  sorted(): Schema {
    return Object.fromEntries([...this.#byName].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Returns a reference to a file such as `shared/image.json`, which becomes a definition. */
  refer(path: string): { $ref: string } {
    return this.#refer(nodeAt(path))
  }

  /** Returns the schema of a file, with references to definitions. */
  read(path: string): Schema {
    return this.#convert(nodeAt(path))
  }

  #refer(node: SchemaNode): { $ref: string } {
    const name = [...node.path.replace(/\.json$/, '').split('/'), ...splitPointer(node.pointer).slice(1)].join('.')
    if (!this.#byName.has(name)) {
      // Registered before it is complete, because a schema may contain itself.
      this.#byName.set(name, {})
      this.#byName.set(name, this.#define(node))
    }
    return { $ref: `#/$defs/${name}` }
  }

  #define(node: SchemaNode): Schema {
    const schema = this.#convert(node)
    if (node.pointer !== '') return schema
    if (node.path === 'block.json') return this.#withVariants(this.#limitRequires(schema), 'type', 'blocks', blockTypes)
    return node.path === 'action.json' ? this.#withVariants(schema, 'handler', 'actions', handlerNames) : schema
  }

  #convert(node: SchemaNode): Schema {
    const result: Schema = {}
    for (const [keyword, value] of Object.entries(node.schema)) {
      if (keyword === '$schema' || keyword === '$defs' || keyword.startsWith('x-')) continue
      // The pattern beside a format is equivalent, and every validator supports it.
      if (keyword === 'format' && typeof node.schema.pattern === 'string') continue
      if (keyword === 'additionalProperties' && value === false && this.#isOpen) continue
      const target = keyword === '$ref' ? node.requiredTarget : undefined
      if (target) Object.assign(result, this.#refer(target))
      else result[keyword] = node.mapKeyword(keyword, (subschema) => this.#convert(subschema))
    }
    return result
  }

  /** Limits `requires` of a block to existing versions of the families, unless unknown ones are allowed. */
  #limitRequires(envelope: Schema): Schema {
    const properties = propertiesOf(envelope)
    if (this.#isOpen || !isSchema(properties.requires)) return envelope
    const versions = Object.entries(families).map(([family, maximum]) => [
      family,
      { type: 'integer', minimum: 1, maximum },
    ])
    const requires = { ...properties.requires, properties: Object.fromEntries(versions), additionalProperties: false }
    return { ...envelope, properties: { ...properties, requires } }
  }

  /** Returns an envelope in which the value of `key` decides the schema of `data`. Only the branch of that value reports errors. */
  #withVariants(envelope: Schema, key: string, folder: string, names: readonly string[]): Schema {
    const branches = names.map((name) => {
      const path = `${folder}/${name}.json`
      return {
        if: { properties: { [key]: { const: name } }, required: [key] },
        then: {
          ...(needsData(nodeAt(path).file) ? { required: ['data'] } : {}),
          properties: { data: this.refer(path) },
        },
      }
    })
    const properties = propertiesOf(envelope)
    const tag = isSchema(properties[key]) ? properties[key] : {}
    return { ...envelope, properties: { ...properties, [key]: { ...tag, enum: names } }, allOf: branches }
  }
}

/** Returns the properties of an object schema, by name. */
export const propertiesOf = ({ properties }: Schema): Schema => (isSchema(properties) ? properties : {})

function nodeAt(path: string): SchemaNode {
  const node = SchemaNode.at(builtinSchemas(), path)
  if (!node) throw new Error(`there is no schema ${path}`)
  return node
}
