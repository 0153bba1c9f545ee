import type { Issue } from '../check/Issue'
import { makeIssue } from '../check/toIssues'
import { joinPointer, memberOf } from '../json/pointer'
import { visitValues } from '../json/visitValues'

/** Pairs of members that start and end something. */
const pairs = [
  ['start', 'end'],
  ['startDate', 'endDate'],
  ['startsAt', 'endsAt'],
  ['startTime', 'endTime'],
  ['start', 'until'],
  ['from', 'until'],
  ['from', 'to'],
  ['arrival', 'departure'],
] as const

const naive = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/
const dated = /^\d{4}-\d{2}-\d{2}(?:T|$)/

/** Signs of a moment without a zone, and of an end with a date. Two short patterns are faster than one that is exact. */
const naiveSign = /\d[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?"/
const endSign = /(?:end|endDate|endsAt|endTime|until|to|departure)"\s*:\s*"\d/

/** Whether `contentIssues` may find anything in a JSON text. Most texts need no visit of their values. */
export const mayHaveContentIssues = (text: string): boolean => naiveSign.test(text) || endSign.test(text)

/** What no schema says of a document: moments without a zone, and ends before their start. */
export function contentIssues(document: unknown): Issue[] {
  const issues: Issue[] = []
  visitValues(document, (value, { pointer }) => {
    if (typeof value === 'string' && naive.test(value)) {
      const message = `"${value}" does not say in which time zone it is.`
      issues.push({ ...makeIssue('unzoned-date', pointer, message), received: value, suggestion: `${value}+01:00` })
    }
    if (typeof value !== 'object' || value === null) return
    for (const [start, end] of pairs) {
      const [first, last] = [memberOf(value, start), memberOf(value, end)]
      if (!isBefore(last, first)) continue
      issues.push(
        makeIssue('reversed-dates', pointer + joinPointer([end]), `It ends at ${last} and starts at ${first}.`),
      )
    }
  })
  return issues
}

function isBefore(last: unknown, first: unknown): boolean {
  if (typeof last !== 'string' || typeof first !== 'string' || !dated.test(last) || !dated.test(first)) return false
  return Date.parse(last) < Date.parse(first)
}

/** The most levels of a menu: visitors press once for each. */
const mostLevels = 5

/** Entries of a menu that have the uid of another one, and entries below too many others. */
export function menuIssues(document: unknown): Issue[] {
  const seen = new Map<string, string>()
  const issues: Issue[] = []
  visitValues(document, (value, { name, pointer, holder }) => {
    if (name !== 'uid' || typeof value !== 'string' || memberOf(holder, 'title') === undefined) return
    const earlier = seen.get(value)
    if (earlier === undefined) seen.set(value, pointer)
    else issues.push(makeIssue('repeated-entry', pointer, `The uid "${value}" is that of the entry at ${earlier} too.`))
    const level = pointer.split('/children/').length
    if (level === mostLevels + 1) issues.push(deepMenu(pointer.replace(/\/uid$/, '')))
  })
  return issues
}

function deepMenu(pointer: string): Issue {
  const message = `This entry is more than ${mostLevels} levels deep: visitors press once for each level.`
  return { ...makeIssue('deep-menu', pointer, message), severity: 'warning' }
}
