import type { Problem } from '../input/Input'
import { printable } from '../terminal/printable'
import { type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

/** Writes one line an issue, as compilers do: `file:line:column: error code message`. */
export function compact({ print }: ReporterOptions): Reporter {
  return {
    document({ file, findings }) {
      for (const { issue } of sortByPosition(findings)) print(`${compactLine(file, issue)}\n`)
    },
    problem: (problem) => print(`${compactLine(problem.file, toPseudoIssue(problem))}\n`),
  }
}

/** The members of an issue that the simplest formats contain. */
export type ReportedIssue = { line: number; column: number; severity: string; code: string; message: string }

/** Formats an issue in one line for people, editors and grep; names and messages cannot break the line. */
export const compactLine = (file: string, { line, column, severity, code, message }: ReportedIssue): string =>
  printable(`${file}:${line}:${column}: ${severity} ${code} ${message}`)

/** Turns a problem into an issue at the start of its file, for formats that have only issues. */
export const toPseudoIssue = ({ problem }: Problem) =>
  ({
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-checked',
    message: `Not checked: ${problem}${/[.?!]$/.test(problem) ? '' : '.'}`,
  }) as const
