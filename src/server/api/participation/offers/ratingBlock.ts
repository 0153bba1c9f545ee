import type { Action, Block, RatingSummary } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'
import { navigateTo } from '../../fragments/fragments'
import type { ParticipationTarget } from '../participationTarget'
import type { toSummary } from '../ratings/ratingSummary'
import { ratingOffer } from './ratingOffer'

type Opinions = {
  summary: Pick<ReturnType<typeof toSummary>, 'rating' | 'count' | 'progress'>
  /** The visitor's own review. */
  own: RatingSummary['own']
  /** Path of the page with the reviews. */
  readPath: string
  /** Whether visitors can rate it now. */
  isOpen?: boolean
}

/** Returns a block with the average and distribution of the ratings; empty when there are none and none can be given or withdrawn. */
export function ratingBlock(
  scope: Scope,
  { dataType, dataUid }: Pick<ParticipationTarget, 'dataType' | 'dataUid'>,
  id: string,
  { summary, own, readPath, isOpen = true }: Opinions,
): Block[] {
  const { rating, count, progress: distribution } = summary
  const offer = ratingOffer(scope, dataType, dataUid, own, isOpen)
  if (count === 0 && Object.keys(offer).length === 0) return []
  const progress = distribution.map(({ key, value }) => ({ key, value }))
  const read: { readAction?: Action } = count > 0 ? { readAction: navigateTo(readPath) } : {}
  return [{ type: 'rating', id: `${id}-rating`, data: { rating, count, progress, ...offer, ...read } }]
}
