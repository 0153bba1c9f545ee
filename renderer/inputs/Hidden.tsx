import type { FieldValue, InputProps } from './Input'

/** A value that is sent and never shown; what is no text, as JSON. */
export function Hidden({ name, value }: InputProps) {
  return name ? (
    <input type="hidden" name={name} value={typeof value === 'string' ? value : JSON.stringify(value)} />
  ) : null
}

/** Far below any value somebody would send. */
const maxDepth = 32

/** A value as JSON has it: what JSON cannot hold, or what is nested without end, is null. */
export function toJsonValue(value: unknown, depth = 0): FieldValue {
  if (depth > maxDepth) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJsonValue(member, depth + 1)]))
}
