import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about loyalty cards. */
export const cardOutcomes: OutcomeTexts = {
  done: {
    added: 'fidelity.done.added',
    saved: 'fidelity.done.saved',
    removed: 'fidelity.done.removed',
  },
  problems: {
    gone: 'fidelity.problem.gone',
    full: 'fidelity.problem.full',
    tooMany: 'fidelity.problem.tooMany',
    signedOut: 'fidelity.problem.signedOut',
    unavailable: 'fidelity.problem.unavailable',
    refused: 'fidelity.problem.refused',
  },
}
