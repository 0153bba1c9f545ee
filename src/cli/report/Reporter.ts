import type { IssueCode } from '../../../schemas'
import type { Problem } from '../input/Input'
import type { TerminalStyle } from '../terminal/TerminalOptions'
import type { CheckedDocument, CheckedFile } from './CheckedDocument'

/**
 * Counts of a run. `codes` maps each code that was found to its number of issues. In an unfinished run `stopped` is the reason
 * and `left` the number of files that were not begun.
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
