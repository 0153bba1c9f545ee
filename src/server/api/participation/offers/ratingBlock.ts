import type { Action, Block, RatingSummary } from '../../../../../schemas'
import { navigateTo } from '../../fragments/fragments'
import type { Scope } from '../../Scope'
import type { Thing } from '../findThing'
import type { toSummary } from '../ratings/ratingSummary'
import { ratingOffer } from './ratingOffer'

type Opinions = {
  summary: Pick<ReturnType<typeof toSummary>, 'rating' | 'count' | 'progress'>
  /** What the visitor thinks of it. */
  own: RatingSummary['own']
  /** Path of the page with what was written. */
  readPath: string
  /** Whether it can be rated now. */
  isOpen?: boolean
}

/** The average of the marks and how they spread; nothing while there is none, or the town does not ask for any. */
export function ratingBlock(
  scope: Scope,
  { dataType, dataUid }: Pick<Thing, 'dataType' | 'dataUid'>,
  id: string,
  { summary, own, readPath, isOpen = true }: Opinions,
): Block[] {
  const { rating, count, progress: spread } = summary
  const offer = isOpen ? ratingOffer(scope, dataType, dataUid, own) : {}
  if (count === 0 && !('rateAction' in offer)) return []
  const progress = spread.map(({ key, value }) => ({ key, value }))
  const read: { readAction?: Action } = count > 0 ? { readAction: navigateTo(readPath) } : {}
  return [{ type: 'rating', id: `${id}-rating`, data: { rating, count, progress, ...offer, ...read } }]
}
