import { joinPointer, splitPointer } from '../../../schemas/json/pointer'
import { findNamed } from './names'
import type { Named, Subject, Unknown } from './Subject'

/**
 * The field or schema at an address such as `schemas/blocks/title.json#/properties/level/maximum`, which is how findings say
 * where their rule is declared. Undefined when the part before `#` is no schema.
 */
export function findPointer(text: string): Subject[] | Unknown | undefined {
  const hash = text.indexOf('#')
  const path = text.slice(0, hash)
  const pointer = text.slice(hash + 1)
  const [named] = findNamed(path).length > 0 ? findNamed(path) : findNamed(path.replace(/\.json$/, ''))
  if (!named) return undefined
  const found = follow(named, pointer)
  return found ?? { message: `there is nothing at ${pointer} of schemas/${named.place.path}.`, suggestion: undefined }
}

function follow(named: Named, pointer: string): Subject[] | undefined {
  const words = splitPointer(pointer)
  let place = named.place
  let path = ''
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? ''
    const isGroup = word === 'properties' || word === '$defs'
    const inner = place.within(joinPointer(words.slice(index, index + (isGroup ? 2 : 1))))
    const isSchema = isGroup || word === 'items' || word === 'additionalProperties'
    if (!isSchema || !inner) {
      // What is left is a keyword, and it is explained with the field it is of.
      if (!Object.hasOwn(place.schema, word) || words.length > index + (isGroup ? 1 : 2)) return undefined
      break
    }
    const name = words[index + 1] ?? ''
    path += isGroup ? `${path === '' ? '' : '.'}${name}` : word === 'items' ? '[]' : path === '' ? '*' : '.*'
    place = inner
    index += isGroup ? 2 : 1
  }
  return path === '' ? [{ is: 'schema', ...named }] : [{ is: 'field', of: named.name, path, place }]
}
