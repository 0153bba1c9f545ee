import type { CheckedFile, Finding, UncheckedFile } from '../report/Reporter'

/** Counts the documents of one file and keeps the reason when a part of it could not be checked. */
export class FileResultBuilder {
  readonly file: string
  readonly #counts = { documents: 0, blocks: 0, errors: 0, warnings: 0 }
  readonly #kinds = new Set<string>()
  #problem: string | undefined
  #problems = 0

  constructor(file: string) {
    this.file = file
  }

  /** Counts a document that was checked. */
  add(kind: string | null, blocks: number, findings: readonly Finding[]): void {
    this.#counts.documents += 1
    this.#counts.blocks += blocks
    if (kind !== null) this.#kinds.add(kind)
    for (const { issue } of findings) this.#counts[issue.severity === 'error' ? 'errors' : 'warnings'] += 1
  }

  /** Keeps the first reason why a document, or something around it, cannot be checked, and counts all further ones. */
  refuse(explain: () => string, record?: number): void {
    this.#problems += 1
    this.#problem ??= record === undefined ? explain() : `record ${record} ${explain()}`
  }

  result(): CheckedFile | UncheckedFile {
    const { file } = this
    const [kind = null] = this.#kinds
    const checked = { file, kind: this.#kinds.size === 1 ? kind : null, ...this.#counts }
    if (this.#problem === undefined) return checked
    const others = this.#problems > 1 ? ` (and ${this.#problems - 1} more)` : ''
    const problem = this.#problem + others
    return checked.documents > 0 ? { file, problem, checked } : { file, problem }
  }
}
