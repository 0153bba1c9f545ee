import { githubCommand } from '../terminal/githubCommand'
import { compactLine } from './compact'
import { formatCounts } from './createSummary'
import { findRepository } from './findRepository'
import { type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

/**
 * Writes GitHub workflow commands, which annotate the changed lines with the issues. The log shows only the message of a command,
 * so the message repeats the position. GitHub annotates the first ten errors and ten warnings of a step; the log contains all.
 */
export function github({ print }: ReporterOptions): Reporter {
  const repository = findRepository()
  return {
    document({ file, findings }) {
      for (const { issue, length } of sortByPosition(findings)) {
        const { severity, code, line, column } = issue
        const end = { endLine: line, endColumn: column + length }
        print(
          githubCommand(
            severity,
            { file: repository.pathOf(file), line, col: column, ...end, title: code },
            compactLine(file, issue),
          ),
        )
      }
    },
    problem({ file, problem }) {
      print(githubCommand('error', { file: repository.pathOf(file), title: 'not-checked' }, `${file}: ${problem}`))
    },
    end: (summary) => print(`beffroi: ${formatCounts(summary)}\n`),
  }
}
