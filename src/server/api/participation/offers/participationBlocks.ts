import type { Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'
import { isRatable, ratesType } from '../ratings/isRatable'
import { findOwnReview, toOwn } from '../ratings/ownReview'
import { findSummary, type RatingCounts, toSummary } from '../ratings/ratingSummary'
import { commentOffer } from './commentOffer'
import { ratingBlock } from './ratingBlock'
import { ratingPath } from './ratingOffer'
import { suggestionOffer } from './suggestionOffer'

type Subject = {
  dataType: Exclude<DataType, 'balade' | 'portal'>
  dataUid: string
  /** Prefix of the block ids. */
  id: string
  /** Path of its page. */
  path: string
  /** Whether the town takes ratings of it, where it does of its type. */
  isRated?: boolean
}

/** Ratings that were read in the same statement as the record. */
type Marks = {
  counts: RatingCounts | undefined
  /** Whether visitors can rate it now. */
  isOpen: boolean
}

/**
 * Returns the blocks at the end of a record's page: its ratings and the comment and suggestion buttons, each only when the town
 * enabled it.
 */
export async function participationBlocks(scope: Scope, subject: Subject, marks?: Marks): Promise<Block[]> {
  const { dataType, dataUid, id, path } = subject
  return [
    ...(await opinions(scope, subject, marks)),
    ...commentOffer(scope, dataType, id, path),
    ...suggestionOffer(scope, dataType, dataUid),
  ]
}

async function opinions(scope: Scope, subject: Subject, marks?: Marks): Promise<Block[]> {
  const { dataType, dataUid, id, isRated = true } = subject
  const target = { portal: scope.name, dataType, dataUid }
  const isTaken = isRated && ratesType(scope, dataType)
  // What was never rated has nothing to withdraw, so its page stays the same for all visitors.
  if (!isTaken && !marks?.counts) return []
  const counts = marks ? marks.counts : await findSummary(scope.db, target)
  const review = await findOwnReview(scope.db, target, await scope.visitor())
  if (!isTaken && !review) return []
  const readPath = `${ratingPath(dataType, dataUid)}#avis`
  const isOpen = isTaken && (marks?.isOpen ?? (await isRatable(scope, target)))
  return ratingBlock(scope, target, id, { summary: toSummary(counts), own: review && toOwn(review), readPath, isOpen })
}
