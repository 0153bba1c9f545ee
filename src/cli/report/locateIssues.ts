import type { Issue } from '../../../schemas'
import type { LineIndex, Span } from '../json/indexLines'
import { locatePointers } from '../json/locatePointers'
import type { Finding } from './CheckedDocument'
import { declaredAt } from './declaredAt'

/** What an issue is about: `document` is the whole JSON value, in which the part that was checked stands at `root`. */
export type About = { document: unknown; kind: string; root: string; lines: LineIndex }

/** An issue with its place. There may be a million, so they hold little, and what not every report says is found when asked. */
export class LocatedIssue implements Finding {
  readonly issue: Finding['issue']
  readonly length: number
  readonly #about: About

  /** Writes the line and column into the issue. */
  constructor(issue: Issue, { offset, length }: Span, about: About) {
    this.issue = Object.assign(issue, about.lines.positionAt(offset))
    this.length = length
    this.#about = about
  }

  get declared(): string | undefined {
    return declaredAt(this.issue, this.#about)
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
    return new LocatedIssue(issue, issue.code === 'unknown-property' && exact && key ? key : value, about)
  })
}
