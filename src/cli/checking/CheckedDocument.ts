import type { Issue } from '../../../schemas/index'
import type { LineIndex } from '../positions/indexLines'

/**
 * An issue with its line and column in the file, and the length of what it points at (UTF-16 units, at least 1).
 * `declared` is where the broken rule stands, such as `schemas/blocks/title.json#/properties/level`.
 */
export type Finding = { issue: Issue & { line: number; column: number }; length: number; declared?: string }

/**
 * One document with what was found in it. A JSON file holds one; in NDJSON each line is one, and `record` counts them from
 * 1. `document` is undefined when it is not JSON. Pointers lead from the root of the file's (or record's) JSON value, also
 * where the document is only a part of it; `root` is the pointer to that part.
 */
export type CheckedDocument = {
  file: string
  record: number | undefined
  kind: string | null
  root: string
  blocks: number
  findings: Finding[]
  document: unknown
  lines: LineIndex
}
