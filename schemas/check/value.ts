export type Members = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own member of an object; inherited ones count as absent. */
export const own = (value: Members, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined)

export const escapeKey = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1')

/** The value at an RFC 6901 pointer, or undefined. */
export function at(value: unknown, pointer: string): unknown {
  let found = value
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replace(/~1/g, '/').replace(/~0/g, '~')
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined
  }
  return found
}

/** The type of a value, as JSON Schema names it. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
