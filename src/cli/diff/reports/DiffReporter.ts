import type { TerminalStyle } from '../../terminal/terminalStyle'
import type { Report } from '../Report'

/** `showsAll` is whether editorial changes are shown one by one. */
export type DiffReporter = (
  report: Report,
  options: { print: (text: string) => void; style: TerminalStyle; showsAll: boolean },
) => void
