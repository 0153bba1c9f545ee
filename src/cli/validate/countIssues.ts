import type { IssueCode } from '../../../schemas'
import type { CheckedFile, Finding } from '../report/CheckedDocument'

/**
 * Counts of a run; `codes` has every code that was found, with how often. A run that was not finished says why it `stopped`
 * and how many files are `left` that it did not begin.
 */
export type Summary = {
  files: number
  documents: number
  blocks: number
  errors: number
  warnings: number
  codes: Partial<Record<IssueCode, number>>
  stopped?: 'max-errors' | 'bail' | 'interrupted'
  left?: number
}

/** Adds up a run. Every finding counts, shown or not. */
export function countIssues(): {
  summary: Summary
  findings(found: readonly Finding[]): void
  file(checked: CheckedFile): void
} {
  const summary: Summary = { files: 0, documents: 0, blocks: 0, errors: 0, warnings: 0, codes: {} }
  return {
    summary,
    findings(found) {
      for (const { issue } of found) {
        summary.codes[issue.code] = (summary.codes[issue.code] ?? 0) + 1
        if (issue.severity === 'error') summary.errors += 1
        else summary.warnings += 1
      }
    },
    file({ documents, blocks }) {
      summary.files += 1
      summary.documents += documents
      summary.blocks += blocks
    },
  }
}
