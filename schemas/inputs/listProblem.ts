import { isObject, own } from '../check/value'

/** Why a visitor’s list of favourites or widgets stays as it is. */
export type ListProblem = 'tooMany' | 'signedOut' | 'unavailable' | 'gone' | 'order' | 'full' | 'refused'

/** Reads it from the status and the body of what the API answered. `isOrder` says whether the call changes the order. */
export function listProblem(status: number, body: unknown, isOrder = false): ListProblem {
  if (status === 429) return 'tooMany'
  if (status === 401) return 'signedOut'
  if (status >= 500) return 'unavailable'
  if (status === 404) return 'gone'
  if (isOrder) return 'order'
  return isFull(body) ? 'full' : 'refused'
}

/** Whether the API has no room for another favourite or widget. */
function isFull(body: unknown): boolean {
  const error = isObject(body) ? own(body, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return Array.isArray(issues) && issues.some((issue) => isObject(issue) && isCountIssue(issue))
}

const isCountIssue = ({ code, pointer }: Readonly<Record<string, unknown>>): boolean =>
  code === 'out-of-range' && (pointer === '/body' || pointer === '/body/favoriteUid')
