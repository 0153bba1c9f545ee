import { resolve } from 'node:path'
import type { Kind, Locale } from '../../../schemas'
import { isUrl } from '../input/Input'
import type { ReportRequest } from '../report/openReports'
import type { Format } from '../report/reporters'

/** A code and the severity asked for it; neither is checked yet. */
type RuleOption = { code: string; severity: string }

/** The options of `beffroi validate`; those not given are undefined. */
export type RunOptions = {
  as?: Kind
  at?: string
  format?: Format
  report?: ReportRequest[]
  quiet?: true
  maxWarnings?: number
  maxErrors?: number
  bail?: true
  /** Codes. */
  ignore?: string[]
  rule?: RuleOption[]
  changed?: true
  since?: string
  watch?: true
  /** In seconds, between two questions of an address that is watched. */
  interval?: number
  stdinFilename?: string
  locale?: string
  /** Of the messages. */
  language?: Locale
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

/** Formats that are one document for the whole run, which `--watch` would never end. */
const wholeRunFormats: readonly Format[] = ['json', 'gitlab', 'sarif', 'junit', 'checkstyle']

/** Describes options that contradict each other in a sentence; undefined when none do. */
export function findContradiction(named: readonly string[], options: RunOptions): string | undefined {
  return input(named, options) ?? reports(options) ?? rules(options) ?? watching(named, options)
}

function input(named: readonly string[], { stdinFilename, changed }: RunOptions): string | undefined {
  if (stdinFilename !== undefined && !named.includes('-')) {
    return "option '--stdin-filename <name>' needs the input '-'"
  }
  const foreign = changed ? named.find((name) => name === '-' || isUrl(name)) : undefined
  return foreign === undefined
    ? undefined
    : `option '--changed' is for files: git cannot tell whether ${foreign} changed`
}

function reports({ format, report = [] }: RunOptions): string | undefined {
  const printed = report.filter(({ file }) => file === '-')
  if (printed.length > 1) return 'two reports cannot both be printed: give one of them a file instead of -'
  if (printed.length > 0 && format !== undefined) {
    return `option '--format ${format}' and a report to - cannot both be printed: give the report a file`
  }
  const files = report.map(({ file }) => (file === '-' ? file : resolve(file)))
  const duplicate = report.find((_, index) => files.indexOf(files[index] ?? '') !== index)
  return duplicate === undefined
    ? undefined
    : `two reports cannot be written to ${duplicate.file}: give each a file of its own`
}

function rules({ ignore = [], rule = [] }: RunOptions): string | undefined {
  const kept = rule.find(({ code, severity }) => severity !== 'off' && ignore.includes(code))
  return kept && `'--ignore ${kept.code}' and '--rule ${kept.code}=${kept.severity}' contradict each other`
}

function watching(named: readonly string[], { watch, interval, format, report, bail }: RunOptions): string | undefined {
  if (!watch) return interval === undefined ? undefined : "option '--interval <seconds>' needs '--watch'"
  if (named.includes('-')) return "option '--watch' is for files and addresses: standard input cannot be watched"
  if (report) return "option '--watch' writes no reports: run once more without it for those"
  if (bail) return "option '--watch' goes on and '--bail' stops: leave out one of them"
  if (format && wholeRunFormats.includes(format)) {
    return `option '--watch' has no end and '--format ${format}' is one document: take pretty, compact, github or ndjson`
  }
  return undefined
}
