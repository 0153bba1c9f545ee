import { toPseudoIssue } from './compact'
import { createFingerprints } from './createFingerprints'
import { findRepository } from './findRepository'
import { type Reporter, type ReporterOptions, sortByPosition } from './Reporter'

type IssuePosition = { line: number; column: number; length: number }

/** Writes GitLab's code quality report, an array of Code Climate issues, during the run. */
export function gitlab({ print }: ReporterOptions): Reporter {
  const repository = findRepository()
  const fingerprint = createFingerprints()
  let entries = 0
  const write = (facts: object, path: string, { line, column, length }: IssuePosition) => {
    const positions = { begin: { line, column }, end: { line, column: column + length } }
    const entry = { type: 'issue', ...facts, location: { path, lines: { begin: line, end: line }, positions } }
    print(`${entries === 0 ? '[' : ','}\n  ${JSON.stringify(entry)}`)
    entries += 1
  }
  return {
    document(checked) {
      const path = repository.pathOf(checked.file) ?? checked.file
      for (const { issue, length } of sortByPosition(checked.findings)) {
        const facts = {
          check_name: issue.code,
          description: issue.message,
          categories: ['Bug Risk'],
          severity: issue.severity === 'error' ? 'major' : 'minor',
          fingerprint: fingerprint(path, checked.document, issue),
        }
        write(facts, path, { line: issue.line, column: issue.column, length })
      }
    },
    problem(problem) {
      const path = repository.pathOf(problem.file) ?? problem.file
      const { code, message, line, column } = toPseudoIssue(problem)
      const facts = {
        check_name: code,
        description: message,
        categories: ['Bug Risk'],
        severity: 'blocker',
        fingerprint: fingerprint(path, undefined, { code, pointer: '', received: message }),
      }
      write(facts, path, { line, column, length: 0 })
    },
    end: () => print(entries === 0 ? '[]\n' : '\n]\n'),
  }
}
