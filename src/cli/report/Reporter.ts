import type { Problem } from '../input/Input'
import type { TerminalStyle } from '../terminal/TerminalOptions'
import type { Summary } from '../validate/countIssues'
import type { CheckedDocument, CheckedFile } from './CheckedDocument'

/**
 * Turns a run into text. `document` is called for each document in which something was found, in order; `file` when all of
 * a file's documents are through, whether something was found or not; `problem` for what could not be checked; `end` once.
 */
export type Reporter = {
  document(checked: CheckedDocument): void
  file(checked: CheckedFile): void
  problem(problem: Problem): void
  end(summary: Summary): void
}

/** `style` says what the output can show; `quiet` leaves out what is no error. */
export type ReporterOptions = { print: (text: string) => void; style: TerminalStyle; quiet: boolean }

export type CreateReporter = (options: ReporterOptions) => Reporter
