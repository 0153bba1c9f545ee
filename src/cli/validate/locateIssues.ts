import type { Issue } from '../../../schemas'
import { locatePointers } from '../json/locatePointers'
import type { Finding } from './CheckedDocument'
import { type About, LocatedIssue } from './LocatedIssue'

/**
 * Gives each issue its line and column, in the order of the issues: those of the wrong value; of the name when the name is
 * what is wrong; of the nearest object around it when something is missing.
 */
export function locateIssues(issues: readonly Issue[], about: About): Finding[] {
  const locate = locatePointers(
    about.lines.text,
    issues.map(({ pointer }) => pointer),
  )
  return issues.map((issue) => {
    const { value, key, exact } = locate(issue.pointer)
    return new LocatedIssue(issue, issue.code === 'unknown-property' && exact && key ? key : value, about)
  })
}
