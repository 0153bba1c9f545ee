import type { Issue } from '../../../schemas'
import type { Problem } from '../input/Input'
import type { LineIndex } from '../json/indexLines'

/** An issue with its line and column in the file, and the length of what it points at (UTF-16 units, at least 1). */
export type Finding = { issue: Issue & { line: number; column: number }; length: number }

/**
 * A document with what was found in it. A JSON file holds one, or several when an API answers with a list of them; in
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

/** Orders findings by their position in the file. */
export const comparePositions = ({ issue: a }: Finding, { issue: b }: Finding): number =>
  a.line - b.line || a.column - b.column

export const sortByPosition = (findings: readonly Finding[]): Finding[] => [...findings].sort(comparePositions)

/** A file whose every document was checked. `kind` is null when its documents are of several kinds or of none. */
export type CheckedFile = {
  file: string
  kind: string | null
  documents: number
  blocks: number
  errors: number
  warnings: number
}

/** A file that could not be checked, or not whole: `checked` then counts what was. */
export type UncheckedFile = Problem & { checked?: CheckedFile }
