import { type DataContract, type Issue, isObject, type Members, own, toIssues } from '../../../schemas/engine'

/** Gives up after so many rounds. Each removes one level of objects that lost a required member. */
const maxRounds = 100

/**
 * Removes what is invalid from a document, the smallest part at a time, so that one invalid member does not cost the page.
 * A member of the document itself that has a default gets it instead. Changes `value` in place. Returns false when nothing
 * valid is left.
 */
export function removeInvalid<T>(
  contract: DataContract<T>,
  value: unknown,
  report: (issue: Issue) => void,
  defaults: Members = {},
): value is T {
  const { validate } = contract
  const unused = new Map(Object.entries(defaults))
  for (let round = 0; round < maxRounds; round++) {
    if (validate(value)) return true
    const issues = toIssues(validate.errors ?? [], value, '')
    // Later rounds find only what the removals made invalid.
    if (round === 0) for (const issue of issues) report(issue)
    const removals = findRemovals(value, issues, unused)
    if (!removals) return false
    for (const { parent, key } of removals) {
      if (parent === value && unused.has(key)) {
        Reflect.set(parent, key, structuredClone(unused.get(key)))
        unused.delete(key)
      } else if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else Reflect.deleteProperty(parent, key)
    }
  }
  return false
}

/** A member or an item to remove; `pointer` leads to it. */
type Removal = { parent: object; key: string; pointer: string }

/**
 * The members and items that issues are about, each once. They are found before any is removed, as a removal changes what
 * later pointers lead to. What holds others waits for the next round: it may be valid without them. Undefined when the
 * document itself has to go.
 */
function findRemovals(
  root: unknown,
  issues: readonly Issue[],
  defaults: ReadonlyMap<string, unknown>,
): Removal[] | undefined {
  const found = new Map<string, Removal>()
  const holders = new Set<string>()
  for (const issue of issues) {
    const removal = findRemoval(root, issue.pointer, defaults)
    if (!removal) return undefined
    found.set(removal.pointer, removal)
    const { pointer } = removal
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1))
      holders.add(pointer.slice(0, end))
  }
  // From the last item of a list on, so that the indices before it stay.
  const indexOf = ({ parent, key }: Removal): number => (Array.isArray(parent) ? Number(key) : -1)
  return [...found.values()]
    .filter(({ pointer }) => !holders.has(pointer))
    .sort((one, two) => indexOf(two) - indexOf(one))
}

/** The member at a pointer, or else the object it is missing from; undefined when that is the document. */
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
