import { posix } from 'node:path'
import { isObject } from '../../../schemas/engine'
import { joinPointer, valueAt } from '../../../schemas/json/pointer'
import { type SourceSchema, sources } from '../../../schemas/sources'

/**
 * A schema where it is written: a file below `schemas/` and the pointer in it. Places are made once and know their neighbours,
 * so that many ways through one schema cost little.
 */
export class Place {
  static readonly #all = new Map<string, Place>()
  readonly #steps = new Map<string, Place | undefined>()
  readonly #rules = new Map<string, string>()
  #target: Place | null | undefined = null

  private constructor(
    readonly path: string,
    readonly pointer: string,
    readonly schema: SourceSchema,
  ) {}

  /** The whole of a file such as `blocks/title.json`. */
  static file(path: string): Place | undefined {
    const all: Readonly<Record<string, SourceSchema>> = sources()
    const schema = Object.hasOwn(all, path) ? all[path] : undefined
    return schema && Place.#at(path, '', schema)
  }

  static #at(path: string, pointer: string, schema: SourceSchema): Place {
    const address = `${path}#${pointer}`
    const place = Place.#all.get(address) ?? new Place(path, pointer, schema)
    Place.#all.set(address, place)
    return place
  }

  /** What this one refers to, if it refers. */
  get target(): Place | undefined {
    if (this.#target === null) this.#target = this.#follow()
    return this.#target
  }

  /** The place that is no mere reference. */
  get resolved(): Place {
    return this.target?.resolved ?? this
  }

  #follow(): Place | undefined {
    const { $ref } = this.schema
    if (typeof $ref !== 'string') return undefined
    const [file = '', inside = ''] = $ref.split('#')
    const path = file === '' ? this.path : posix.join(posix.dirname(this.path), file)
    return Place.file(path)?.within(inside)
  }

  /** A place in the same file, by its pointer from here. */
  within(pointer: string): Place | undefined {
    if (pointer === '') return this
    const schema = valueAt(this.schema, pointer)
    return isObject(schema) ? Place.#at(this.path, this.pointer + pointer, schema) : undefined
  }

  /** The place of a member, or of an item whatever its index. */
  step(name: string): Place | undefined {
    const { properties, items, additionalProperties } = this.schema
    if (isObject(properties) && Object.hasOwn(properties, name))
      return this.#keep(name, joinPointer(['properties', name]))
    if (isObject(items) && /^(?:\d+|\*)$/.test(name)) return this.#keep('[]', '/items')
    const further = this.target?.step(name)
    if (further) return further
    return isObject(additionalProperties) ? this.#keep('{}', '/additionalProperties') : undefined
  }

  #keep(key: string, pointer: string): Place | undefined {
    if (!this.#steps.has(key)) this.#steps.set(key, this.within(pointer))
    return this.#steps.get(key)
  }

  /** The place of a keyword: here, or in what this refers to. */
  holderOf(keyword: string): Place | undefined {
    return Object.hasOwn(this.schema, keyword) ? this : this.target?.holderOf(keyword)
  }

  /** The address of a keyword of this place, or of the place itself: `schemas/blocks/title.json#/properties/level/maximum`. */
  address(keyword = ''): string {
    const known = this.#rules.get(keyword)
    if (known !== undefined) return known
    const address = `schemas/${this.path}#${this.pointer}${keyword && `/${keyword}`}`
    this.#rules.set(keyword, address)
    return address
  }
}
