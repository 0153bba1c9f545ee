import type { Issue } from '../../../schemas/index'
import type { LineIndex } from '../positions/indexLines'
import { locatePointers } from '../positions/locatePointers'
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
    const span = issue.code === 'unknown-property' && exact && key ? key : value
    return { issue: { ...issue, ...lines.positionAt(span.offset) }, length: span.length }
  })
}
