import type { Issue } from '../../../schemas'
import type { LineIndex, Span } from '../json/indexLines'
import { locatePointers } from '../json/locatePointers'
import type { Finding } from './CheckedDocument'

/**
 * Gives each issue its line and column, in the order of the issues: those of the wrong value; of the name when the name is
 * what is wrong; of the nearest object around it when something is missing.
 */
export function locateIssues(issues: readonly Issue[], lines: LineIndex): Finding[] {
  const locate = locatePointers(
    lines.text,
    issues.map(({ pointer }) => pointer),
  )
  return issues.map((issue) => {
    const { value, key, exact } = locate(issue.pointer)
    return locateIssue(issue, issue.code === 'unknown-property' && exact && key ? key : value, lines)
  })
}

/** Writes the line and column of a span into the issue itself: there may be a million issues. */
export function locateIssue(issue: Issue, { offset, length }: Span, lines: LineIndex): Finding {
  return { issue: Object.assign(issue, lines.positionAt(offset)), length }
}
