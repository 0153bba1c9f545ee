import type { FieldValue } from './Input'

/** Far below any value somebody would send. */
const deepest = 32

/** A value as JSON has it: what JSON cannot hold, or what is nested without end, is null. */
export function jsonValue(value: unknown, depth = 0): FieldValue {
  if (depth > deepest) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map((item) => jsonValue(item, depth + 1))
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, jsonValue(member, depth + 1)]))
}
