import { splitPointer } from './pointers'

/** What an RFC 6901 pointer leads to; undefined when it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const name of splitPointer(pointer)) {
    if (typeof found !== 'object' || found === null) return undefined
    if (Array.isArray(found) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined
    found = Object.getOwnPropertyDescriptor(found, name)?.value
  }
  return found
}
