import { type Finding, sortByPosition } from '../report/Reporter'

/** Limits how many errors a run reports. */
export class ErrorLimit {
  readonly #maxErrors: number
  #shown = 0
  /** The number of errors above the limit. */
  hidden = 0

  constructor(maxErrors = Number.POSITIVE_INFINITY) {
    this.#maxErrors = maxErrors
  }

  /** Counts findings and returns those within the limit, in the order of their positions. */
  take(findings: readonly Finding[]): readonly Finding[] {
    if (this.#maxErrors === Number.POSITIVE_INFINITY) return findings
    const taken: Finding[] = []
    for (const finding of sortByPosition(findings)) {
      const isError = finding.issue.severity === 'error'
      if (!this.isReached) taken.push(finding)
      else if (isError) this.hidden += 1
      if (isError && !this.isReached) this.#shown += 1
    }
    return taken
  }

  get isReached(): boolean {
    return this.#shown >= this.#maxErrors
  }
}
