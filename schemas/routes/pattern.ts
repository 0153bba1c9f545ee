/** Values taken from a path by their names. */
export type Params = Readonly<Record<string, string>>

const slot = /([:*])(\w+)/g

/** Makes the regular expression of a route: `:name` stands for one segment, `*name` for one or more. */
export const compilePattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(slot, (_, kind: string, name: string) => `(?<${name}>${kind === ':' ? '[^/]+' : '.+?'})`)}/?$`,
  )

/** Writes a path from a route's pattern; undefined when a value is missing. */
export function fillPattern(pattern: string, params: Params): string | undefined {
  let complete = true
  const path = pattern.replace(slot, (_, kind: string, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (!value) complete = false
    const segments = kind === ':' ? [value ?? ''] : (value ?? '').split('/')
    return segments.map(encodeURIComponent).join('/')
  })
  return complete ? path : undefined
}
