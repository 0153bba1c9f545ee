import { isTooDeep } from './cleanJson'
import { countIfValid, type FastChecks } from './FastValidator'
import type { Issue } from './Issue'
import { isObject, own } from './value'

export type Result = { ok: boolean; issues: Issue[] }

export type Checked = Result & {
  /** Kind of the document, given or found; undefined when its shape fits none. */
  kind: string | undefined
  /** Number of blocks. */
  blocks: number
  /**
   * Number of members of all its objects, where that is known; NaN when a number may differ from what was written (see
   * `countMembers`).
   */
  members?: number
}

/** Checks a document by the fast checks alone; undefined when it has issues, or may have. `as` is its kind, if known. */
export function checkIfValid(
  document: unknown,
  as: string | undefined,
  checks: FastChecks,
  families: Readonly<Record<string, number>>,
): Checked | undefined {
  const kind = as ?? kindOf(document)
  const counts = kind === undefined ? undefined : countIfValid(document, kind, checks, families)
  return counts && !isTooDeep(document) ? { ok: true, issues: [], kind, ...counts } : undefined
}

/** The kind of a document by its shape; undefined when it is of none that shows. */
export function kindOf(document: unknown): string | undefined {
  if (Array.isArray(document)) return 'blocks'
  if (!isObject(document)) return undefined
  if (own(document, 'components') !== undefined) {
    return own(document, 'buttons') === undefined && own(document, 'closable') === undefined ? 'page' : 'modal'
  }
  if (own(document, 'type') !== undefined) return 'block'
  return own(document, 'handler') === undefined ? undefined : 'action'
}
