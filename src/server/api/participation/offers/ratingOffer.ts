import type { Action, DataType, RatingData, RatingSummary } from '../../../../../schemas'
import { participationAddress } from '../../../../../schemas/routes/participationPaths'
import type { Scope } from '../../call/Scope'
import { inputBlock } from '../../fragments/inputBlock'
import { participationTexts } from '../participationTexts'
import { ratesType } from '../ratings/isRatable'
import { ratingInputs } from '../ratings/ratingInputs'
import { formModal } from './formModal'

type Own = NonNullable<RatingSummary['own']>

/** Path of the page with the rating form. */
export const ratingPath = (dataType: DataType, dataUid: string): string =>
  participationAddress('/participer/avis', { type: dataType, uid: dataUid })

/**
 * Returns the actions of a rating block: to rate, or to change or withdraw the visitor's own rating. Empty when the town takes no
 * ratings of this type.
 */
export function ratingOffer(
  scope: Scope,
  dataType: DataType,
  dataUid: string,
  own?: Own,
): Pick<RatingData, 'userRate' | 'userNote' | 'rateAction' | 'withdrawAction'> {
  const { portal, locale } = scope
  const { checksReviews = false } = portal.participation ?? {}
  if (!ratesType(scope, dataType)) return {}
  const texts = participationTexts(locale)
  const poiUid = portal.poiUid ?? portal.portalName
  const told = checksReviews ? 'ratingThanksChecked' : 'ratingThanks'
  const thanks = { title: texts(`${told}.title`), text: texts(`${told}.text`) }
  const path = ratingPath(dataType, dataUid)
  const send = { handler: 'send-rating' as const, data: { poiUid, dataType, dataUid, thanks } }
  const given = own ? { rate: own.rate, description: own.comment, email: own.email, ...own.fields } : {}
  const fields = ratingInputs(dataType, locale).map((input) => inputBlock(input, Reflect.get(given, input.name)))
  const rateAction = formModal(
    { title: texts(own ? 'ratingChange' : 'ratingTitle'), components: fields, send, path },
    locale,
  )
  if (!own) return { rateAction }
  const { rate: userRate, status } = own
  return {
    userRate,
    ...(status !== 'published' && { userNote: texts(`status.${status}`) }),
    rateAction,
    withdrawAction: withdrawal({ poiUid, dataType, dataUid, path }, locale),
  }
}

type Rated = { poiUid: string; dataType: DataType; dataUid: string; path: string }

/** Returns the action that withdraws the visitor's rating after a confirmation. */
function withdrawal({ poiUid, dataType, dataUid, path }: Rated, locale: Scope['locale']): Action {
  const texts = participationTexts(locale)
  const endpoint = `/core-service/api/v1/web/by-poi/${poiUid}/ratings/${dataUid}?dataType=${dataType}`
  const then: Action = { handler: 'close-modal', then: { handler: 'refresh' } }
  return {
    handler: 'modal',
    data: {
      path: `${path}#retirer`,
      modal: {
        title: texts('withdrawTitle'),
        components: [{ type: 'description', data: { text: texts('withdrawText') } }],
        buttons: [
          { label: texts('cancel'), kind: 'secondary' },
          {
            label: texts('withdraw'),
            kind: 'danger',
            action: { handler: 'submit', data: { method: 'DELETE', endpoint }, then },
          },
        ],
      },
    },
  }
}
