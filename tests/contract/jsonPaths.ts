/** The paths of all values in a JSON value, each a list of keys; the root comes first. */
export function jsonPathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, child]) => jsonPathsOf(child).map((rest) => [key, ...rest]))]
}

/** Copies a JSON value with another value at one path. A name such as `__proto__` stays a name. */
export function withValueAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (typeof value !== 'object' || value === null) return value
  const changed = withValueAt(Reflect.get(value, key), rest, replacement)
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? changed : item))
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, name === key ? changed : child]))
}
