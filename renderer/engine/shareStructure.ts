import { isObject, limits, own } from '../../schemas/engine'

/**
 * Copies the unchanged parts of the previous document into the next one, so that unchanged blocks stay the same
 * objects and are neither validated nor rendered again. Matches list items by `id`, others by index. Mutates `next`.
 * Returns `previous` itself when both are equal. Does not compare data nested deeper than `limits.levels`.
 */
export function shareStructure<T>(previous: unknown, next: T, depth = 0): T {
  return isSame(previous, next, depth) ? previous : next
}

/** Whether the two values are equal. Copies their equal parts into `next`. */
function isSame<T>(previous: unknown, next: T, depth: number): previous is T {
  if (Object.is(previous, next)) return true
  if (depth > limits.levels) return false
  if (Array.isArray(previous) && Array.isArray(next)) return isSameList(previous, next, depth)
  if (!isObject(previous) || !isObject(next)) return false
  let same = true
  let count = 0
  for (const key in next) {
    count++
    const value = next[key]
    const before = own(previous, key)
    if (!isSame(before, value, depth + 1)) same = false
    else if (before !== value && key !== '__proto__') Reflect.set(next, key, before)
    if (before === undefined && !Object.hasOwn(previous, key)) same = false
  }
  return same && count === Object.keys(previous).length
}

function isSameList(previous: readonly unknown[], next: unknown[], depth: number): boolean {
  let same = previous.length === next.length
  let byId: Map<unknown, unknown> | undefined
  for (let index = 0; index < next.length; index++) {
    const value = next[index]
    const id = isObject(value) ? own(value, 'id') : undefined
    let before = previous[index]
    if (id !== undefined && !(isObject(before) && own(before, 'id') === id)) {
      byId ??= new Map(previous.flatMap((item) => (isObject(item) ? [[own(item, 'id'), item]] : [])))
      before = byId.get(id)
      same = false
    }
    if (!isSame(before, value, depth + 1)) same = false
    else next[index] = before
  }
  return same
}
