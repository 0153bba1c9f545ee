import { isObject, own } from '../../../../schemas/engine'
import type { ShellTextKey } from '../../texts/loadTexts'

/** Why a call was refused. */
export type ParkingProblem =
  | 'signedOut'
  | 'zone'
  | 'minutes'
  | 'plate'
  | 'session'
  | 'stopped'
  | 'unavailable'
  | 'noNetwork'
  | 'refused'

/** Why a call was refused, by its status and by the member of the body that its answer names. */
export function problemOf(status: number, answer: unknown): ParkingProblem {
  if (status === 0) return 'noNetwork'
  if (status === 401 || status === 403) return 'signedOut'
  if (status === 409) return 'stopped'
  if (status >= 500) return 'unavailable'
  const [issue] = issuesIn(answer)
  const pointer = isObject(issue) ? own(issue, 'pointer') : undefined
  if (pointer === '/body/zone') return 'zone'
  if (pointer === '/body/minutes') return 'minutes'
  if (pointer === '/body/plate' || pointer === '/body/country') return 'plate'
  return pointer === '/body/uid' ? 'session' : 'refused'
}

function issuesIn(answer: unknown): readonly unknown[] {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return Array.isArray(issues) ? issues : []
}

/** The sentence about a problem. */
export const problemTexts: Readonly<Record<ParkingProblem, ShellTextKey>> = {
  signedOut: 'parking.problem.signedOut',
  zone: 'parking.problem.zone',
  minutes: 'parking.problem.minutes',
  plate: 'parking.problem.plate',
  session: 'parking.problem.session',
  stopped: 'parking.problem.stopped',
  unavailable: 'parking.problem.unavailable',
  noNetwork: 'parking.problem.noNetwork',
  refused: 'parking.problem.refused',
}

export const isProblem = (kind: string | undefined): kind is ParkingProblem =>
  kind !== undefined && Object.hasOwn(problemTexts, kind)
