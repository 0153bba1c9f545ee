import type { Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { isRatable } from '../ratings/isRatable'
import { findOwnReview, toOwn } from '../ratings/ownReview'
import { findSummary, toSummary } from '../ratings/ratingSummary'
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

/**
 * The end of the page of something: what visitors think of it, and the buttons to write to the town about it and to suggest
 * something, where the town wants that.
 */
export async function thingOffers(scope: Scope, { dataType, dataUid, id, path }: Subject): Promise<Block[]> {
  return [
    ...(await opinions(scope, { dataType, dataUid, id })),
    ...commentOffer(scope, dataType, id, path),
    ...suggestionOffer(scope, dataType, dataUid),
  ]
}

async function opinions(scope: Scope, { dataType, dataUid, id }: Omit<Subject, 'path'>): Promise<Block[]> {
  if (!scope.portal.participation?.ratings?.includes(dataType)) return []
  const thing = { portal: scope.name, dataType, dataUid }
  const summary = toSummary(await findSummary(scope.db, thing))
  const review = await findOwnReview(scope.db, thing, await scope.visitor())
  const readPath = `${ratingPath(dataType, dataUid)}#avis`
  const isOpen = await isRatable(scope, thing)
  return ratingBlock(scope, thing, id, { summary, own: review && toOwn(review), readPath, isOpen })
}
