import { type DataContract, type Issue, isObject, own, toIssues } from '../../../schemas/engine'

/** More mistakes than any answer with something left to show. */
const maxRemovals = 100

/**
 * Takes out of a document what its contract refuses, the smallest part at a time, so that one wrong member costs
 * itself and not the page. `value` is fresh from the network: it is written to. False when nothing sound is left.
 */
export function removeInvalid<T>(
  contract: DataContract<T>,
  value: unknown,
  report: (issue: Issue) => void,
): value is T {
  const { validate } = contract
  const told = new Set<string>()
  try {
    for (let left = maxRemovals; left > 0; left--) {
      if (validate(value)) return true
      const issues = toIssues(validate.errors ?? [], value, '')
      for (const issue of issues) {
        const key = `${issue.code} ${issue.pointer}`
        if (!told.has(key)) report(issue)
        told.add(key)
      }
      // From the end, so that places in lists stay true.
      if (!issues.reverse().every(({ pointer }) => remove(value, pointer))) return false
    }
  } catch {
    // Nested without end.
  }
  return false
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))

/** Removes the member at a pointer; where none is, what it is missing from. False when that is the whole document. */
function remove(root: unknown, pointer: string): boolean {
  const path: { parent: unknown; key: string }[] = []
  let parent = root
  for (const key of keysOf(pointer)) {
    path.push({ parent, key })
    parent = memberOf(parent, key)
  }
  const found = path.findLast(({ parent, key }) => memberOf(parent, key) !== undefined)
  if (!found) return false
  if (Array.isArray(found.parent)) found.parent.splice(Number(found.key), 1)
  else if (isObject(found.parent)) Reflect.deleteProperty(found.parent, found.key)
  return true
}

const memberOf = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isObject(value) ? own(value, key) : undefined
