import { type Finding, sortByPosition } from '../report/Reporter'

/** Lets findings through until `maxErrors` errors have passed. */
export class ErrorLimit {
  readonly #maxErrors: number
  #shown = 0
  /** How many errors were not let through. */
  hidden = 0

  constructor(maxErrors = Number.POSITIVE_INFINITY) {
    this.#maxErrors = maxErrors
  }

  /** Returns the findings that are within the limit, the first by position. */
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
