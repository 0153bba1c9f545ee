import { type Issue, limits, makeIssue } from '../../schemas/engine'

/** What an action may be, apart from its levels of `then` and `catch`: far above any real one, far below a hang. */
const maximum = { levels: 500, members: 100_000 }

/** An action as the JSON it stands for, and its text, which two equal actions share. */
export type Snapshot = { action: unknown; text: string }

/**
 * Copies an action, so that what is checked is what is run. Getters are read once; what JSON cannot hold is left
 * out; a cycle, and nesting or size without end, is an issue. Never throws.
 */
export function snapshot(action: unknown): Snapshot | Issue {
  try {
    const copy = copyOf(action, '', 1, 1, { members: 0 })
    return { action: copy, text: JSON.stringify(copy) ?? '' }
  } catch (error) {
    return error instanceof SnapshotError
      ? error.issue
      : makeIssue('not-json', '', 'The action cannot be read as JSON.')
  }
}

class SnapshotError extends Error {
  constructor(readonly issue: Issue) {
    super(issue.message)
  }
}

/** `chain` counts actions inside actions, and is 0 where no action of that chain can stand. */
function copyOf(value: unknown, at: string, level: number, chain: number, seen: { members: number }): unknown {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (level > maximum.levels || chain > limits.depth) {
    throw new SnapshotError(makeIssue('too-deep', at, 'This is nested too deep.'))
  }
  const copyMember = (key: string, member: unknown) => {
    if (++seen.members > maximum.members)
      throw new SnapshotError(makeIssue('too-large', '', 'The action is too large.'))
    const next = chain > 0 && (key === 'then' || key === 'catch') ? chain + 1 : 0
    return copyOf(member, `${at}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`, level + 1, next, seen)
  }
  if (Array.isArray(value)) return Array.from(value, (item, index) => copyMember(String(index), item) ?? null)
  const members = Object.entries(value).map(([key, member]) => [key, copyMember(key, member)] as const)
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}
