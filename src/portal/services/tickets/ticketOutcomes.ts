import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about tickets. */
export const ticketOutcomes: OutcomeTexts = {
  done: {
    booked: 'tickets.done.booked',
    waiting: 'tickets.done.waiting',
    changed: 'tickets.done.changed',
    cancelled: 'tickets.done.cancelled',
  },
  problems: {
    changed: 'tickets.problem.changed',
    closed: 'tickets.problem.closed',
    full: 'tickets.problem.full',
    notEnough: 'tickets.problem.notEnough',
    gone: 'tickets.problem.gone',
    tooMany: 'tickets.problem.tooMany',
    signedOut: 'tickets.problem.signedOut',
    unavailable: 'tickets.problem.unavailable',
    refused: 'tickets.problem.refused',
  },
}
