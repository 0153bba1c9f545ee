import type { CheckedDocument, CheckedFile, Finding, UncheckedFile } from '../report/CheckedDocument'

/** What is known of one file while its documents are checked. */
export type Tally = {
  file: string
  /** A document in which nothing was found. */
  add(kind: string, blocks: number): void
  /** A document with findings; false when somebody has seen enough. */
  found(checked: CheckedDocument): boolean
  /** A document, or something around it, that cannot be checked; the file goes on.  */
  refuse(why: () => string, record?: number): void
  result(): CheckedFile | UncheckedFile
}

/** Counts the documents of a file and hands on those with findings. */
export function createTally(file: string, found: (checked: CheckedDocument) => boolean): Tally {
  const counts = { documents: 0, blocks: 0, errors: 0, warnings: 0 }
  const kinds = new Set<string>()
  let refusal: string | undefined
  let refused = 0
  function count(kind: string | null, blocks: number): void {
    counts.documents += 1
    counts.blocks += blocks
    if (kind !== null) kinds.add(kind)
  }
  return {
    file,
    add: count,
    found(checked) {
      count(checked.kind, checked.blocks)
      const errors = countErrors(checked.findings)
      counts.errors += errors
      counts.warnings += checked.findings.length - errors
      return found(checked)
    },
    refuse(why, record) {
      refused += 1
      refusal ??= record === undefined ? why() : `record ${record} ${why()}`
    },
    result() {
      const [kind] = kinds
      const checked = { file, kind: kinds.size === 1 && kind !== undefined ? kind : null, ...counts }
      if (refusal === undefined) return checked
      const others = refused > 1 ? ` (and ${refused - 1} more)` : ''
      const problem = refusal + others
      return counts.documents > 0 ? { file, problem, checked } : { file, problem }
    },
  }
}

function countErrors(findings: readonly Finding[]): number {
  let errors = 0
  for (const { issue } of findings) if (issue.severity === 'error') errors += 1
  return errors
}
