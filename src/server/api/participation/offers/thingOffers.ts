import type { Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { isRatable } from '../ratings/isRatable'
import { findOwnReview, toOwn } from '../ratings/ownReview'
import { findSummary, type RatingCounts, toSummary } from '../ratings/ratingSummary'
import { commentOffer } from './commentOffer'
import { ratingBlock } from './ratingBlock'
import { ratingPath } from './ratingOffer'
import { suggestionOffer } from './suggestionOffer'

type Subject = {
  dataType: Exclude<DataType, 'balade' | 'portal'>
  dataUid: string
  /** Prefix of the ids of the blocks. */
  id: string
  /** Path of its page. */
  path: string
}

/** What was read of the marks together with the thing itself. */
type Marks = {
  counts: RatingCounts | undefined
  /** Whether it can be rated now. */
  isOpen: boolean
}

/**
 * The end of the page of something: what visitors think of it, and the buttons to write to the town about it and to suggest
 * something, where the town wants that.
 */
export async function thingOffers(scope: Scope, subject: Subject, marks?: Marks): Promise<Block[]> {
  const { dataType, dataUid, id, path } = subject
  return [
    ...(await opinions(scope, subject, marks)),
    ...commentOffer(scope, dataType, id, path),
    ...suggestionOffer(scope, dataType, dataUid),
  ]
}

async function opinions(scope: Scope, { dataType, dataUid, id }: Subject, marks?: Marks): Promise<Block[]> {
  if (!scope.portal.participation?.ratings?.includes(dataType)) return []
  const thing = { portal: scope.name, dataType, dataUid }
  const counts = marks ? marks.counts : await findSummary(scope.db, thing)
  const review = await findOwnReview(scope.db, thing, await scope.visitor())
  const readPath = `${ratingPath(dataType, dataUid)}#avis`
  const isOpen = marks?.isOpen ?? (await isRatable(scope, thing))
  return ratingBlock(scope, thing, id, { summary: toSummary(counts), own: review && toOwn(review), readPath, isOpen })
}
