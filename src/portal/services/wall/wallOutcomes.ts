import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about widgets. */
export const wallOutcomes: OutcomeTexts = {
  done: {
    added: 'wall.done.added',
    saved: 'wall.done.saved',
    removed: 'wall.done.removed',
    notified: 'wall.done.notified',
    muted: 'wall.done.muted',
    moved: 'wall.done.moved',
  },
  problems: {
    gone: 'wall.problem.gone',
    order: 'wall.problem.order',
    full: 'wall.problem.full',
    tooMany: 'wall.problem.tooMany',
    signedOut: 'wall.problem.signedOut',
    unavailable: 'wall.problem.unavailable',
    refused: 'wall.problem.refused',
  },
}
