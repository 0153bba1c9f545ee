import { isObject } from '../../../schemas/engine'
import type { Field } from './Field'
import { isRequired } from './isRequired'
import type { Place } from './Place'

/** Documents that are named, not followed: each is explained by itself. */
export const envelopes: ReadonlySet<string> = new Set(['block.json', 'action.json', 'modal.json', 'page.json'])

/** Puts the schema at a place into words. `path` is what the place is called. */
export function describeSchema(place: Place, path: string): Field {
  const read = (keyword: string) => place.holderOf(keyword)?.schema[keyword]
  const { resolved } = place
  const own = resolved === place ? undefined : nameOf(resolved)
  const list = read('items') === undefined ? undefined : place.step('*')
  const fragment = own ?? (list && list.resolved !== list ? nameOf(list.resolved) : undefined)
  const values = valuesOf(place) ?? (list && valuesOf(list))
  const pattern = read('pattern')
  const description = read('description')
  return {
    path,
    type: typeOf(place),
    ...(fragment === undefined || envelopes.has(`${fragment}.json`) ? {} : { fragment }),
    required: isRequired(place),
    limits: limitsOf(place),
    ...(values ? { values } : {}),
    ...(read('default') === undefined ? {} : { default: read('default') }),
    ...(typeof pattern === 'string' ? { pattern } : {}),
    description: typeof description === 'string' ? description : '',
    declared: place.address(),
  }
}

/** `shared/button.json` is called button; a definition inside a file has no name of its own. */
function nameOf({ path, pointer }: Place): string | undefined {
  return pointer === '' ? path.replace(/^.*\//, '').replace(/\.json$/, '') : undefined
}

function valuesOf(place: Place): readonly unknown[] | undefined {
  const values = place.holderOf('enum')?.schema.enum
  if (Array.isArray(values)) return values
  const constant = place.holderOf('const')
  return constant && [constant.schema.const]
}

function typeOf(place: Place): string {
  const { path, pointer } = place.resolved
  if (pointer === '' && envelopes.has(path)) return path.replace('.json', '')
  const type = place.holderOf('type')?.schema.type
  if (Array.isArray(type)) return type.join(' or ')
  if (type === 'array') {
    const items = place.step('*')
    return items ? `list of ${plural(typeOf(items))}` : 'list'
  }
  if (type === 'object') {
    const { properties, additionalProperties } = place.resolved.schema
    const values = isObject(additionalProperties) && !isObject(properties) ? place.step('*') : undefined
    return values ? `object of ${plural(typeOf(values))}` : 'object'
  }
  if (typeof type === 'string') return type
  const values = valuesOf(place)
  if (values) return [...new Set(values.map((value) => typeof value))].join(' or ')
  return 'anything'
}

const plural = (type: string): string => type.replace(/^(list|object)\b/, '$1s').replace(/^(\w+?)s?(?= or |$)/, '$1s')

function limitsOf(place: Place): string[] {
  const read = (keyword: string): number | undefined => {
    const value = place.holderOf(keyword)?.schema[keyword]
    return typeof value === 'number' ? value : undefined
  }
  const format = place.holderOf('format')?.schema.format
  const limits = [
    range(read('minimum'), read('maximum'), ''),
    range(read('minLength'), read('maxLength'), 'character'),
    range(read('minItems'), read('maxItems'), 'item'),
    range(read('minProperties'), read('maxProperties'), 'member'),
    place.holderOf('uniqueItems') ? 'each once' : '',
    typeof format === 'string' ? format : '',
  ].filter((limit) => limit !== '')
  const items = place.step('*')
  const inner = place.holderOf('items') && items ? limitsOf(items) : []
  return inner.length > 0 ? [...limits, `each ${inner.join(', ')}`] : limits
}

function range(least: number | undefined, most: number | undefined, noun: string): string {
  const counted = (count: number) => (noun === '' ? `${count}` : `${count} ${noun}${count === 1 ? '' : 's'}`)
  if (least !== undefined && most !== undefined) return `${least} to ${counted(most)}`
  if (least !== undefined) return least === 0 && noun !== '' ? '' : `at least ${counted(least)}`
  return most === undefined ? '' : `at most ${counted(most)}`
}
