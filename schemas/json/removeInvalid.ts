import type { DataContract } from '../check/ContractSource'
import type { Issue } from '../check/Issue'
import { toIssues } from '../check/toIssues'
import { isObject, type Members, own } from '../check/value'

/** Maximum number of rounds. Each removes one level of objects that lost a required member. */
const maxRounds = 100

/**
 * Removes the invalid parts of a document, the smallest part at a time, so that one invalid member does not
 * invalidate the page. A top-level member with a default gets the default instead. Mutates `value`. Returns false
 * when nothing valid is left.
 */
export function removeInvalid<T>(
  contract: DataContract<T>,
  value: unknown,
  report: (issue: Issue) => void,
  defaults: Members = {},
): value is T {
  const { validate } = contract
  const unusedDefaults = new Map(Object.entries(defaults))
  for (let round = 0; round < maxRounds; round++) {
    if (validate(value)) return true
    const issues = toIssues(validate.errors ?? [], value, '')
    // Later rounds find only consequences of the removals.
    if (round === 0) for (const issue of issues) report(issue)
    const removals = findRemovals(value, issues, unusedDefaults)
    if (!removals) return false
    for (const { parent, key } of removals) {
      if (parent === value && unusedDefaults.has(key)) {
        Reflect.set(parent, key, structuredClone(unusedDefaults.get(key)))
        unusedDefaults.delete(key)
      } else if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else Reflect.deleteProperty(parent, key)
    }
  }
  return false
}

/** A member or item to remove. `pointer` is its JSON pointer. */
type Removal = { parent: object; key: string; pointer: string }

/**
 * Finds the members and items that issues point at, each once. Finds all before any is removed, because a removal
 * shifts later pointers. Their ancestors wait for the next round, because they may be valid without them. Undefined
 * when the whole document must go.
 */
function findRemovals(
  root: unknown,
  issues: readonly Issue[],
  defaults: ReadonlyMap<string, unknown>,
): Removal[] | undefined {
  const removals = new Map<string, Removal>()
  const ancestorPointers = new Set<string>()
  for (const issue of issues) {
    const removal = findRemoval(root, issue.pointer, defaults)
    if (!removal) return undefined
    removals.set(removal.pointer, removal)
    const { pointer } = removal
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
      ancestorPointers.add(pointer.slice(0, end))
  }
  // Removes list items from the last one on, so that earlier indexes stay valid.
  const indexOf = ({ parent, key }: Removal): number => (Array.isArray(parent) ? Number(key) : -1)
  return [...removals.values()]
    .filter(({ pointer }) => !ancestorPointers.has(pointer))
    .sort((first, second) => indexOf(second) - indexOf(first))
}

/** The member at a pointer, otherwise the object it is missing from; undefined when that is the document. */
function findRemoval(root: unknown, pointer: string, defaults: ReadonlyMap<string, unknown>): Removal | undefined {
  let removal: Removal | undefined
  let parent = root
  let end = 0
  for (const key of keysOf(pointer)) {
    if (typeof parent !== 'object' || parent === null) break
    const value = memberOf(parent, key)
    end = pointer.indexOf('/', end + 1)
    if (value === undefined && !(parent === root && defaults.has(key) && end === -1)) break
    removal = { parent, key, pointer: end === -1 ? pointer : pointer.slice(0, end) }
    parent = value
  }
  return removal
}

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))

const memberOf = (value: object, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isObject(value) ? own(value, key) : undefined
