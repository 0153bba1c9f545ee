import type { Finding } from '../report/CheckedDocument'
import { sortByPosition } from '../report/CheckedDocument'

/** Lets through findings until as many errors as are wanted have passed; without a limit, all. */
export function createErrorLimit(most = Number.POSITIVE_INFINITY): {
  take(findings: readonly Finding[]): readonly Finding[]
  isReached(): boolean
  /** Errors that were not let through. */
  hidden(): number
} {
  let shown = 0
  let hidden = 0
  return {
    take(findings) {
      if (most === Number.POSITIVE_INFINITY) return findings
      const taken: Finding[] = []
      for (const finding of sortByPosition(findings)) {
        const isError = finding.issue.severity === 'error'
        if (shown < most) taken.push(finding)
        else if (isError) hidden += 1
        if (isError && shown < most) shown += 1
      }
      return taken
    },
    isReached: () => shown >= most,
    hidden: () => hidden,
  }
}
