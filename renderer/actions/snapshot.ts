import { type Issue, limits, makeIssue } from '../../schemas/engine'

/** Limits of an action, besides its levels of `then` and `catch`: far above any real action, far below a hang. */
const maxLevels = 500
const maxMembers = 100_000

/** A copy of an action, and its JSON string, which is the same for equal actions. */
export type Snapshot = { action: unknown; text: string }

/**
 * Copies an action, so that the validated action is the one that runs. Reads getters once; leaves out what JSON cannot hold;
 * returns an issue for a cycle, and for an action that is nested too deep or too large. Never throws.
 */
export function snapshot(action: unknown): Snapshot | Issue {
  try {
    const copy = copyValue(action, '', 1, 1, { members: 0 })
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

/** `actionDepth` counts actions nested in actions. It is 0 where no nested action can occur. */
function copyValue(
  value: unknown,
  pointer: string,
  level: number,
  actionDepth: number,
  counter: { members: number },
): unknown {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') return undefined
  if (typeof value !== 'object' || value === null) return value
  if (level > maxLevels || actionDepth > limits.depth) {
    throw new SnapshotError(makeIssue('too-deep', pointer, 'This is nested too deep.'))
  }
  const copyMember = (key: string, member: unknown) => {
    if (++counter.members > maxMembers) throw new SnapshotError(makeIssue('too-large', '', 'The action is too large.'))
    const next = actionDepth > 0 && (key === 'then' || key === 'catch') ? actionDepth + 1 : 0
    return copyValue(member, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`, level + 1, next, counter)
  }
  if (Array.isArray(value)) return Array.from(value, (item, index) => copyMember(String(index), item) ?? null)
  const members = Object.entries(value).map(([key, member]) => [key, copyMember(key, member)] as const)
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}
