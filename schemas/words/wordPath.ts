import { splitPointer } from '../json/pointer'

/** Keywords that hold a list of schemas of the same value. */
const alternatives = new Set(['oneOf', 'anyOf', 'allOf', 'prefixItems'])

/**
 * Returns the path under which the words for a part of a schema stand: `items[].title` for
 * `/properties/items/items/properties/title`, `query.*` for members of any name, `#crumb.title` inside a definition. The root is
 * the empty path.
 */
export function wordPath(pointer: string): string {
  const names = splitPointer(pointer)
  let path = ''
  for (let index = 0; index < names.length; index++) {
    const keyword = names[index] ?? ''
    if (keyword === 'items') path += '[]'
    else if (keyword === 'additionalProperties') path = join(path, '*')
    else if (keyword === 'properties') path = join(path, names[++index] ?? '')
    else if (keyword === '$defs') path = `#${names[++index] ?? ''}`
    else if (alternatives.has(keyword)) index++
  }
  return path
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
