import { parseTree } from 'jsonc-parser'
import type { Issue } from '../../../schemas/index'
import { locatePointer } from '../checking/locatePointer'
import { positionAt } from '../checking/positionAt'

/** The line of a text, from 1, that a pointer speaks of: that of its issue, if it has one. */
export function findLine(text: string, issues: readonly Issue[], pointer: string): number {
  const known = issues.find((issue) => issue.pointer === pointer)?.line
  if (known !== undefined) return known
  const root = parseTree(text)
  return root ? positionAt(text, locatePointer(root, pointer).value).line : 1
}
