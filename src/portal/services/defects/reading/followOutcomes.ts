import type { OutcomeTexts } from '../../../shell/FormOutcome'

/** The results of following reports. */
export const followOutcomes: OutcomeTexts = {
  done: { followed: 'reports.done.followed', unfollowed: 'reports.done.unfollowed' },
  problems: {
    gone: 'reports.problem.gone',
    tooMany: 'reports.problem.tooMany',
    signedOut: 'reports.problem.signedOut',
    unavailable: 'reports.problem.unavailable',
    refused: 'reports.problem.refused',
  },
}
