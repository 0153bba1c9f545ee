/** An own member or item of a value; undefined when there is none. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

/** The member names and indexes of an RFC 6901 pointer. */
export function splitPointer(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Makes an RFC 6901 pointer of member names and indexes. */
export function joinPointer(names: readonly string[]): string {
  return names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The value at an RFC 6901 pointer; undefined when there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value
  for (const name of splitPointer(pointer)) {
    if (Array.isArray(found) && !/^(?:0|[1-9]\d*)$/.test(name)) return undefined
    found = memberOf(found, name)
  }
  return found
}
