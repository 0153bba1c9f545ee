import type { Problem } from '../input/Input'
import { printable } from '../terminal/printable'
import { sortByPosition } from './CheckedDocument'
import type { Reporter, ReporterOptions } from './Reporter'

/** One line an issue, as compilers write them: `file:line:column: error code message`. */
export function compact({ print }: ReporterOptions): Reporter {
  return {
    document({ file, findings }) {
      for (const { issue } of sortByPosition(findings)) print(`${compactLine(file, issue)}\n`)
    },
    file() {},
    problem: (problem) => print(`${compactLine(problem.file, toPseudoIssue(problem))}\n`),
    end() {},
  }
}

/** What the plainest reports say of an issue. */
export type ReportedIssue = { line: number; column: number; severity: string; code: string; message: string }

/** An issue in one line for people, editors and grep; without a line break whatever the names and messages hold. */
export const compactLine = (file: string, { line, column, severity, code, message }: ReportedIssue): string =>
  printable(`${file}:${line}:${column}: ${severity} ${code} ${message}`)

/** What could not be checked, for reports that know nothing but issues: one at the start of the file, with a code of its own. */
export const toPseudoIssue = ({ problem }: Problem) =>
  ({
    line: 1,
    column: 1,
    severity: 'error',
    code: 'not-checked',
    message: `Not checked: ${problem}${/[.?!]$/.test(problem) ? '' : '.'}`,
  }) as const
