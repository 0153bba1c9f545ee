import type { Issue } from '../../../schemas'
import type { JsonFault } from '../input/parseJson'
import type { LineIndex, Span } from '../json/indexLines'
import { locatePointers } from '../json/locatePointers'
import type { Finding } from './Reporter'

/**
 * Adds line and column to issues, in their order: the position of the wrong value, of the name when the name is wrong, or of
 * the nearest object around it when something is missing.
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

/** Makes the finding about a text that is not JSON. */
export function locateFault({ offset, ...facts }: JsonFault, lines: LineIndex): Finding {
  const position = lines.positionAt(offset)
  return { issue: { severity: 'error', code: 'not-json', pointer: '', ...facts, ...position }, length: 1 }
}

/** Adds line and column to the issue itself instead of a copy: there may be a million issues. */
export function locateIssue(issue: Issue, { offset, length }: Span, lines: LineIndex): Finding {
  return { issue: Object.assign(issue, lines.positionAt(offset)), length }
}
