import type { IssueCode } from '../../../schemas'
import type { Problem } from '../input/Input'
import type { TerminalStyle } from '../terminal/TerminalOptions'
import type { CheckedDocument, CheckedFile } from './CheckedDocument'

/**
 * Counts of a run; `codes` has every code that was found, with how often. A run that was not finished says why it `stopped`
 * and how many files are `left` that it did not begin.
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
 * Turns a run into text. The run calls `document` for each document in which something was found, in order; `file` after all
 * documents of a file, whether something was found or not; `problem` for what could not be checked; and `end` once.
 */
export type Reporter = {
  document(checked: CheckedDocument): void
  file(checked: CheckedFile): void
  problem(problem: Problem): void
  end(summary: Summary): void
}

/** `style` says what the output can show; `quiet` leaves out warnings. */
export type ReporterOptions = { print: (text: string) => void; style: TerminalStyle; quiet: boolean }

export type CreateReporter = (options: ReporterOptions) => Reporter
