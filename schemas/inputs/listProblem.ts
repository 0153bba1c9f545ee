import { isObject, own } from '../check/value'

/** Why a change to a visitor’s list of favourites or widgets failed. */
export type ListProblem = 'tooMany' | 'signedOut' | 'unavailable' | 'gone' | 'order' | 'full' | 'refused'

/** Derives the problem from the API's status and body. `isOrder` says whether the call changes the order of the list. */
export function listProblem(status: number, body: unknown, isOrder = false): ListProblem {
  if (status === 429) return 'tooMany'
  if (status === 401) return 'signedOut'
  if (status >= 500) return 'unavailable'
  if (status === 404) return 'gone'
  if (isOrder) return 'order'
  return isFull(body) ? 'full' : 'refused'
}

/** Whether the API refused the call because the list has reached its maximum. */
function isFull(body: unknown): boolean {
  const error = isObject(body) ? own(body, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return Array.isArray(issues) && issues.some((issue) => isObject(issue) && isCountIssue(issue))
}

const isCountIssue = ({ code, pointer }: Readonly<Record<string, unknown>>): boolean =>
  code === 'out-of-range' && (pointer === '/body' || pointer === '/body/favoriteUid')
