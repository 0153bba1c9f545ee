import type { Issue } from '../../../schemas'
import type { LineIndex } from '../json/indexLines'

/**
 * An issue with its line and column in the file, and the length of what it points at (UTF-16 units, at least 1).
 * `declared` is where the broken rule stands, such as `schemas/blocks/title.json#/properties/level`.
 */
export type Finding = { issue: Issue & { line: number; column: number }; length: number; declared?: string }

/**
 * One document with what was found in it. A JSON file holds one, or several when an API answers with a list of them; in
 * NDJSON each line does, and `record` counts the lines that are not blank from 1. `document` is the whole JSON value of the
 * file or record, undefined when it is not JSON: pointers lead from its root, also where only a part of it was checked, to
 * which `root` is the pointer.
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
