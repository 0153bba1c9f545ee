import type { Kind } from '../../../schemas'
import type { Format } from '../report/reporters'

/** A report and where it goes: a file, or `-` for standard output. */
export type ReportWish = { format: Format; file: string }

/** A code and how severe its issues are to be; neither is checked yet. */
export type RuleWish = { code: string; severity: string }

/** What the command line says about a run of `validate`; what it does not say is undefined. */
export type RunOptions = {
  as?: Kind
  at?: string
  format?: Format
  report?: ReportWish[]
  quiet?: true
  maxWarnings?: number
  maxErrors?: number
  bail?: true
  /** Codes. */
  ignore?: string[]
  rule?: RuleWish[]
  changed?: true
  since?: string
  watch?: true
  stdinFilename?: string
  locale?: string
  timeZone?: string
  now?: Date
  /** In seconds. */
  timeout?: number
  /** A file, or false when there is to be none. */
  config?: string | false
  /** False when nothing is to be ignored. */
  ignoreFiles?: false
  color?: boolean
  progress: boolean
}
