import { isObject, own } from '../../../schemas/engine'
import { splitPointer } from '../../../schemas/json/pointer'

/** The type of the innermost block on the way to a place. */
export function nearestBlock(document: unknown, pointer: string): string | undefined {
  let value = document
  let nearest = blockType(value)
  for (const name of splitPointer(pointer)) {
    if (typeof value !== 'object' || value === null) break
    value = Object.getOwnPropertyDescriptor(value, name)?.value
    nearest = blockType(value) ?? nearest
  }
  return nearest
}

function blockType(value: unknown): string | undefined {
  const type = isObject(value) && isObject(own(value, 'data')) ? own(value, 'type') : undefined
  return typeof type === 'string' ? type : undefined
}
