import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about favourites. */
export const favouriteOutcomes: OutcomeTexts = {
  done: {
    added: 'favourites.done.added',
    removed: 'favourites.done.removed',
    notified: 'favourites.done.notified',
    muted: 'favourites.done.muted',
    moved: 'favourites.done.moved',
  },
  problems: {
    gone: 'favourites.problem.gone',
    order: 'favourites.problem.order',
    full: 'favourites.problem.full',
    tooMany: 'favourites.problem.tooMany',
    signedOut: 'favourites.problem.signedOut',
    unavailable: 'favourites.problem.unavailable',
    refused: 'favourites.problem.refused',
  },
}
