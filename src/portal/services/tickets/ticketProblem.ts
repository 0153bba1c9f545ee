import type { TicketOffer, TicketSubscription } from '../../../../schemas/engine'
import { listProblem } from '../../../../schemas/inputs/listProblem'

/** Why a call of tickets failed, by its status. A `conflict` says that the event or the registration has changed meanwhile. */
export type TicketProblem = 'conflict' | 'fields' | 'tooMany' | 'signedOut' | 'unavailable' | 'gone' | 'refused'

export function ticketProblem(status: number, body: unknown): TicketProblem {
  if (status === 409) return 'conflict'
  if (status === 400 || status === 422) return 'fields'
  const problem = listProblem(status, body)
  return problem === 'order' || problem === 'full' ? 'refused' : problem
}

/** What has changed meanwhile, by what holds now. `before` is the number of places that the visitor had when the page was read. */
export function conflictOf(
  { state, free }: Pick<TicketOffer, 'state' | 'free'>,
  own: Pick<TicketSubscription, 'places'> | undefined,
  before: number,
): 'changed' | 'closed' | 'full' | 'notEnough' {
  if ((own?.places ?? 0) !== before) return 'changed'
  if (state === 'closed' || state === 'soon') return 'closed'
  return free === 0 ? 'full' : 'notEnough'
}
