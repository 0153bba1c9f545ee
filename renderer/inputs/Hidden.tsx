import type { FieldValue, InputProps } from './Input'

/** A hidden value. Anything but a string is submitted as JSON. */
export function Hidden({ name, value }: InputProps) {
  return name ? (
    <input type="hidden" name={name} value={typeof value === 'string' ? value : JSON.stringify(value)} />
  ) : null
}

/** Deeper than any real value. */
const maxDepth = 32

/** Converts any value to JSON. What JSON cannot hold, and anything nested deeper than `maxDepth`, becomes null. */
export function toJsonValue(value: unknown, depth = 0): FieldValue {
  if (depth > maxDepth) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJsonValue(member, depth + 1)]))
}
