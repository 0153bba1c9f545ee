import { memberOf } from './memberOf'
import { splitPointer } from './pointers'

/** What an RFC 6901 pointer leads to; undefined when it leads nowhere. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const name of splitPointer(pointer)) {
    if (Array.isArray(found) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined
    found = memberOf(found, name)
  }
  return found
}
