import type { Issue } from '../../../schemas'

/** How many issues there are, and whether one is an error; undefined for none. */
export function worstOf(issues: readonly Issue[]): { count: number; severity: Issue['severity'] } | undefined {
  if (issues.length === 0) return undefined
  const severity = issues.some((issue) => issue.severity === 'error') ? 'error' : 'warning'
  return { count: issues.length, severity }
}
