import type { Action, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { ratingInputs } from '../ratings/ratingInputs'
import { participationTexts } from '../texts/participationTexts'
import { fieldBlock, formModal } from './formModal'

/** The action to rate something; undefined where the town lets nobody. */
export function ratingOffer({ portal, locale }: Scope, dataType: DataType, dataUid: string): Action | undefined {
  const { ratings = ['balade'], checksReviews = false } = portal.participation ?? {}
  if (!ratings.includes(dataType)) return undefined
  const { ratingTitle, ratingThanks, ratingThanksChecked } = participationTexts(locale)
  const poiUid = portal.poiUid ?? portal.portalName
  const thanks = checksReviews ? ratingThanksChecked : ratingThanks
  const send = { handler: 'send-rating' as const, data: { poiUid, dataType, dataUid, thanks } }
  return formModal(ratingTitle, ratingInputs(dataType, locale).map(fieldBlock), send, locale)
}
