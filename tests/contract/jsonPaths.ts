/** Every place in a JSON value, by its keys from the root, which comes first. */
export function jsonPathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [[], ...Object.entries(value).flatMap(([key, child]) => jsonPathsOf(child).map((rest) => [key, ...rest]))]
}

/** A copy of a JSON value with another value at one place. A name such as `__proto__` stays a name. */
export function withValueAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put
  if (typeof value !== 'object' || value === null) return value
  const changed = withValueAt(Reflect.get(value, key), rest, put)
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? changed : item))
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, name === key ? changed : child]))
}
