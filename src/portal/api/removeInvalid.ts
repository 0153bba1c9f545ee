import { type DataContract, type Issue, isObject, own, toIssues } from '../../../schemas/engine'

/** Gives up after so many removals. */
const maxRemovals = 100

/**
 * Removes what is invalid from a document, the smallest part at a time, so that one invalid member does not cost the page.
 * Changes `value` in place. Returns false when nothing valid is left.
 */
export function removeInvalid<T>(
  contract: DataContract<T>,
  value: unknown,
  report: (issue: Issue) => void,
): value is T {
  const { validate } = contract
  const reported = new Set<string>()
  try {
    for (let left = maxRemovals; left > 0; left--) {
      if (validate(value)) return true
      const issues = toIssues(validate.errors ?? [], value, '')
      for (const issue of issues) {
        const key = `${issue.code} ${issue.pointer}`
        if (!reported.has(key)) report(issue)
        reported.add(key)
      }
      // From the end, so that indices in lists stay valid.
      if (!issues.reverse().every(({ pointer }) => remove(value, pointer))) return false
    }
  } catch {
    // The document is nested too deeply to validate.
  }
  return false
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))

/** Removes the member at a pointer, or else the parent it is missing from. Returns false when that is the document. */
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
