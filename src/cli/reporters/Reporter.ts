import type { CheckedInput } from '../checking/CheckedInput'
import type { Summary } from '../checking/countIssues'
import type { TerminalStyle } from '../printing/terminalStyle'

/** Turns a run into text. `file` is called once per checked input in order, then `end` once. */
export type Reporter = { file(checked: CheckedInput): void; end(summary: Summary): void }

/** `style` says what the output can show; `quiet` leaves out what is no error. */
export type ReporterOptions = { print: (text: string) => void; style: TerminalStyle; quiet: boolean }

export type CreateReporter = (options: ReporterOptions) => Reporter
