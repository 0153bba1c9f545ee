import type { Issue } from '../../../schemas/index'
import { declaredAt } from '../declaring/declaredAt'
import type { LineIndex } from '../positions/indexLines'
import { locatePointers } from '../positions/locatePointers'
import type { Span } from '../positions/Span'
import type { Finding } from './CheckedDocument'

/** What the issues are about: `document` is the whole JSON value, in which the part that was checked stands at `root`. */
type About = { document: unknown; kind: string; root: string; lines: LineIndex }

/** Gives an issue the line and column of its place. */
export function findingAt(issue: Issue, { offset, length }: Span, about: About): Finding {
  return {
    issue: { ...issue, ...about.lines.positionAt(offset) },
    length,
    // Not every report says it, and there may be a million issues.
    get declared() {
      return declaredAt(issue, about)
    },
  }
}

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
    return findingAt(issue, issue.code === 'unknown-property' && exact && key ? key : value, about)
  })
}
