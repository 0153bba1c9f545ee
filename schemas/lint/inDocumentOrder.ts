import type { Issue } from '../check/Issue'

/** Sorts issues by the position of the values they point at. */
export function inDocumentOrder(issues: readonly Issue[], document: unknown): Issue[] {
  if (issues.length < 2) return [...issues]
  const placed = issues.map((issue) => ({ issue, position: positionOf(issue.pointer, document) }))
  return placed.sort((one, other) => compare(one.position, other.position)).map(({ issue }) => issue)
}

/** Indexes of the members and items along a pointer; a missing one counts as infinity. */
function positionOf(pointer: string, document: unknown): number[] {
  let value = document
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replace(/~1/g, '/').replace(/~0/g, '~')
      if (typeof value !== 'object' || value === null) return Number.POSITIVE_INFINITY
      const index = Array.isArray(value) ? Number(key) : Object.keys(value).indexOf(key)
      value = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
      return index < 0 ? Number.POSITIVE_INFINITY : index
    })
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const [a = 0, b = 0] = [one[index], other[index]]
    if (a !== b) return a < b ? -1 : 1
  }
  return one.length - other.length
}
