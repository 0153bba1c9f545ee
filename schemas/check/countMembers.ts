import { isObject } from './value'

/**
 * Counts the members of all objects in a JSON value. NaN when a number in it may differ from what was written: it is
 * infinite, beyond the safe integers, or a fraction of many digits. Throws a RangeError when the value exceeds the stack.
 */
export function countMembers(value: unknown): number {
  if (isObject(value)) {
    let count = 0
    for (const name in value) count += 1 + countMembers(value[name])
    return count
  }
  if (Array.isArray(value)) {
    let count = 0
    for (let index = 0; index < value.length; index++) count += countMembers(value[index])
    return count
  }
  return typeof value === 'number' && mayBeInexact(value) ? Number.NaN : 0
}

/** Whether a parsed number may differ from what was written. */
export function mayBeInexact(value: number): boolean {
  if (Number.isSafeInteger(value)) return false
  return Math.round(value * 1e9) / 1e9 !== value || Math.abs(value) > Number.MAX_SAFE_INTEGER
}
