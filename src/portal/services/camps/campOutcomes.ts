import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about camps. */
export const campOutcomes: OutcomeTexts = {
  done: { registered: 'camps.done.registered', changed: 'camps.done.changed', cancelled: 'camps.done.cancelled' },
  problems: {
    taken: 'camps.problem.taken',
    late: 'camps.problem.late',
    gone: 'camps.problem.gone',
    tooMany: 'camps.problem.tooMany',
    signedOut: 'camps.problem.signedOut',
    unavailable: 'camps.problem.unavailable',
    refused: 'camps.problem.refused',
  },
}
