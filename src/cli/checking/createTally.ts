import type { CheckedDocument, Finding } from './CheckedDocument'
import type { CheckedFile, UncheckedFile } from './CheckedFile'

/** What is known of one file while its documents are checked. */
export type Tally = {
  file: string
  /** Told of every document; false when somebody has seen enough. */
  add(kind: string | null, blocks: number, findings: readonly Finding[], tell: () => CheckedDocument): boolean
  /** A document, or something around it, that cannot be checked; the file goes on. `where` names a record. */
  refuse(why: string, where?: string): void
  result(): CheckedFile | UncheckedFile
}

/** Counts the documents of a file and hands on those with findings. */
export function createTally(file: string, found: (checked: CheckedDocument) => boolean): Tally {
  const counts = { documents: 0, blocks: 0, errors: 0, warnings: 0 }
  const kinds = new Set<string>()
  let refusal: string | undefined
  let refused = 0
  return {
    file,
    add(kind, blocks, findings, tell) {
      counts.documents += 1
      counts.blocks += blocks
      if (kind !== null) kinds.add(kind)
      if (findings.length === 0) return true
      const errors = countErrors(findings)
      counts.errors += errors
      counts.warnings += findings.length - errors
      return found(tell())
    },
    refuse(why, where) {
      refused += 1
      refusal ??= where === undefined ? why : `${where} ${why}`
    },
    result() {
      const [kind] = kinds
      const checked = { file, kind: kinds.size === 1 && kind !== undefined ? kind : null, ...counts }
      if (refusal === undefined) return checked
      const others = refused > 1 ? ` (and ${refused - 1} more like it)` : ''
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
