import type { Issue } from '../../../schemas/index'
import type { LineIndex } from '../positions/indexLines'

/** An issue with its line and column, and the length of what it points at (UTF-16 units, at least 1). */
export type Finding = { issue: Issue & { line: number; column: number }; length: number }

/** One input after the check. `lines` exists where there are findings; `document` is undefined when it is not JSON. */
export type CheckedInput = {
  file: string
  kind: string | null
  blocks: number
  findings: Finding[]
  document: unknown
  lines: LineIndex | undefined
}
