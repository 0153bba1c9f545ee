import type { Settings } from '../config/Settings'
import type { Input, InputSelection } from '../input/Input'
import type { ColourMode } from '../terminal/TerminalOptions'
import type { ReportRequest } from './RunOptions'

/** What to check. `unchanged` is a sentence when there is nothing because git says that nothing changed. */
export type Choice = InputSelection & { unchanged: string | undefined }

/** When to stop: after so many errors were shown, or after the first file with one. */
export type Limits = { maxErrors: number | undefined; bail: boolean }

/** A run as it was asked for: the command line over the configuration. */
export type Run = {
  /** Whether nobody said what to check, so that it is all of the current folder. */
  isGuess: boolean
  select: () => Promise<Choice>
  settingsOf: (input: Input) => Settings
  reports: readonly ReportRequest[]
  limits: Limits
  maxWarnings: number | undefined
  /** Who said so, in words. */
  maxWarningsOf: string
  quiet: boolean
  colours: ColourMode
  /** Changes when the configuration does, so that everything is to be checked anew. */
  fingerprint: string
  /** Folders with files that say how to check, besides those of what is checked. */
  folders: readonly string[]
}
