import { isObject, own, type ResponsiblePortal } from '../../../../../schemas/engine'

/**
 * Why a report was not taken: a field is wrong, the position is in another town, the session is over, the town no longer takes such
 * reports, it is too large, the same text was sent before, it has too many links, it was taken already under its key, or too much was
 * sent. `later`: nothing is wrong with it.
 */
export type ReportProblem =
  | 'invalid'
  | 'outside'
  | 'signIn'
  | 'gone'
  | 'tooLarge'
  | 'repeated'
  | 'links'
  | 'taken'
  | 'tooMany'
  | 'later'

const byStatus: Readonly<Record<number, ReportProblem>> = {
  401: 'signIn',
  404: 'gone',
  410: 'gone',
  413: 'tooLarge',
  422: 'taken',
  429: 'tooMany',
}

const errorIn = (answer: unknown): Readonly<Record<string, unknown>> => {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  return isObject(error) ? error : {}
}

/** Reads why a call failed that sends a report. */
export function problemOf(status: number, answer: unknown): ReportProblem {
  const { code, issues } = errorIn(answer)
  if (code === 'repeated' || code === 'links') return code
  if (status !== 400) return byStatus[status] ?? 'later'
  const pointers = Array.isArray(issues) ? issues.map((issue) => (isObject(issue) ? own(issue, 'pointer') : '')) : []
  if (pointers.includes('/body/lat')) return 'outside'
  return pointers.includes('/body/provider') || pointers.includes('/body/category') ? 'gone' : 'invalid'
}

/** The portal of the town that the position of a refused report is in, when the server knows it. */
export function responsibleIn(answer: unknown): ResponsiblePortal | undefined {
  const portal = own(errorIn(answer), 'portal')
  if (!isObject(portal)) return undefined
  const { name, title } = portal
  return typeof name === 'string' && typeof title === 'string' ? { name, title } : undefined
}
