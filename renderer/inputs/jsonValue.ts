import type { FieldValue } from './Input'

/** A value as JSON has it: what JSON cannot hold is null. */
export function jsonValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) return value.map(jsonValue)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, jsonValue(member)]))
}
