import { isObject, own } from '../../../../schemas/engine'
import { listProblem } from '../../../../schemas/inputs/listProblem'
import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about meter readings. */
export const readingOutcomes = {
  done: { sent: 'readings.done.sent', stopped: 'readings.done.stopped' },
  problems: {
    doubt: 'readings.problem.doubt',
    gone: 'readings.problem.gone',
    tooMany: 'readings.problem.tooMany',
    signedOut: 'readings.problem.signedOut',
    unavailable: 'readings.problem.unavailable',
    refused: 'readings.problem.refused',
  },
} as const satisfies OutcomeTexts

/** Whether an answer asks about a reading that does not fit the last one, in place of storing it. */
function asksAbout(status: number, answer: unknown): boolean {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  const issues = isObject(error) ? own(error, 'issues') : undefined
  return status === 409 && Array.isArray(issues) && issues.length > 0
}

/** Why a reading is not stored: `doubt` where the answer asks about it. */
export function readingProblem(status: number, answer: unknown): keyof typeof readingOutcomes.problems {
  if (asksAbout(status, answer)) return 'doubt'
  if (status === 409) return 'unavailable'
  const problem = listProblem(status, answer)
  return problem === 'order' || problem === 'full' ? 'refused' : problem
}
