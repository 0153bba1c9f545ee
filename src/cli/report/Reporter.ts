import type { Issue, IssueCode } from '../../../schemas'
import type { Words } from '../../../schemas/words'
import type { Problem } from '../input/Input'
import type { LineIndex } from '../json/indexLines'
import type { TerminalStyle } from '../terminal/TerminalOptions'

/** An issue with its line and column in the file, and the length of what it points at (UTF-16 units, at least 1). */
export type Finding = { issue: Issue & { line: number; column: number }; length: number }

/**
 * A document with its findings. A JSON file contains one document, or several in a list of an API; NDJSON contains one a line,
 * and `record` counts its non-blank lines from 1. `document` is the whole JSON value of the file or record, undefined when it is
 * not JSON. Pointers start at its root, and `root` is the pointer to the part that was checked.
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

/** A file whose documents were all checked. `kind` is null when they are of several kinds or of none. */
export type CheckedFile = {
  file: string
  kind: string | null
  documents: number
  blocks: number
  errors: number
  warnings: number
}

/** A file that could not be checked completely. `checked` counts the part that was checked, if any. */
export type UncheckedFile = Problem & { checked?: CheckedFile }

/**
 * The counts of a run. `codes` maps each code to its number of issues. In an incomplete run, `stopped` is the reason and `left`
 * the number of files that were not started.
 */
export type Summary = {
  files: number
  documents: number
  blocks: number
  errors: number
  warnings: number
  codes: Partial<Record<IssueCode, number>>
  stopped?: 'max-errors' | 'bail' | 'interrupted'
  left?: number
}

/**
 * Writes the report of a run. The run calls `document` for each document with findings, in order; `file` after all documents of a
 * file, with findings or not; `problem` for each input that could not be checked; and `end` once.
 */
export type Reporter = {
  document(checked: CheckedDocument): void
  file?(checked: CheckedFile): void
  problem(problem: Problem): void
  end?(summary: Summary): void
}

/** `style` says what the output can show; `quiet` leaves out warnings; `words` are those of the language that was asked for. */
export type ReporterOptions = {
  print: (text: string) => void
  style: TerminalStyle
  quiet: boolean
  words?: Words | undefined
}

export type CreateReporter = (options: ReporterOptions) => Reporter
