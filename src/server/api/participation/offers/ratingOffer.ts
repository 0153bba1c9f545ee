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
 * Returns the actions of a rating block: to rate, or to change or withdraw the visitor's own rating. Where the town takes no ratings
 * now (`isOpen`), or none of this type any more, only the own rating can be withdrawn.
 */
export function ratingOffer(
  scope: Scope,
  dataType: DataType,
  dataUid: string,
  own?: Own,
  isOpen = true,
): Pick<RatingData, 'userRate' | 'userNote' | 'rateAction' | 'withdrawAction'> {
  const { portal, locale } = scope
  const isTaken = isOpen && ratesType(scope, dataType)
  const rated = { poiUid: portal.poiUid ?? portal.portalName, dataType, dataUid, path: ratingPath(dataType, dataUid) }
  const rateAction = isTaken ? { rateAction: ratingForm(scope, rated, own) } : {}
  if (!own) return rateAction
  const { rate: userRate, status } = own
  return {
    userRate,
    ...(status !== 'published' && { userNote: participationTexts(locale)(`status.${status}`) }),
    ...rateAction,
    withdrawAction: withdrawal(rated, locale),
  }
}

/** Returns the action that opens the rating form, with the visitor's own rating. */
function ratingForm({ portal, locale }: Scope, { path, ...subject }: Rated, own?: Own): Action<'modal'> {
  const { checksReviews = false } = portal.participation ?? {}
  const texts = participationTexts(locale)
  const told = checksReviews ? 'ratingThanksChecked' : 'ratingThanks'
  const thanks = { title: texts(`${told}.title`), text: texts(`${told}.text`) }
  const send = { handler: 'send-rating' as const, data: { ...subject, thanks } }
  const given = own ? { rate: own.rate, description: own.comment, email: own.email, ...own.fields } : {}
  const fields = ratingInputs(subject.dataType, locale).map((input) =>
    inputBlock(input, Reflect.get(given, input.name)),
  )
  return formModal({ title: texts(own ? 'ratingChange' : 'ratingTitle'), components: fields, send, path }, locale)
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
