import { randomUUID } from 'node:crypto'
import type { DataType, RatingSummary } from '../../../../../schemas'
import type { Database } from '../../../db/Tables'
import { ApiFailure, notFound } from '../../../http/ApiFailure'
import { type Visitor, voterIdOf } from '../../../identity/Visitor'
import { withdrawAnswers } from '../../call/answerOnce'
import type { Call, Handler } from '../../call/Handler'
import type { Scope } from '../../call/Scope'
import type { Services } from '../../call/Services'
import { reserveStorage } from '../../submissions/reserveStorage'
import { openPoiScope, type ParticipationTarget, requireTarget, type TitledTarget } from '../participationTarget'
import { digestOf, isFromProgram, refuseLinks, refuseRepeated } from '../spam'
import { isRatable, isRated } from './isRatable'
import { findOwnReview, raterOf, toOwn } from './ownReview'
import { parseRating } from './parseRating'
import { ratingInputs } from './ratingInputs'
import { findSummary, lockTarget, matches, ofTarget, toSummary, updateSummary } from './ratingSummary'

/** Finds a record with ratings. Throws a 404 when the town takes no ratings of it. */
async function requireRated(scope: Scope, dataType: DataType, dataUid: string): Promise<TitledTarget> {
  if (!(await isRated(scope, { dataType, dataUid })))
    throw notFound(`The town takes no ratings of the ${dataType} "${dataUid}".`)
  return await requireTarget(scope, dataType, dataUid)
}

/** Finds a record that visitors can rate now. Also throws a 404 before the begin of an event. */
async function requireRatable(scope: Scope, dataType: DataType, dataUid: string): Promise<TitledTarget> {
  const target = await requireRated(scope, dataType, dataUid)
  if (!(await isRatable(scope, target))) throw notFound(`The ${dataType} "${dataUid}" has not begun.`)
  return target
}

export const readRating: Handler<'readRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const target = await requireRated(scope, call.query.dataType, call.params.dataUid)
  return { data: await summaryOf(scope.db, scope, target, await scope.visitor()) }
}

async function summaryOf(
  db: Database,
  { locale }: Scope,
  target: TitledTarget,
  visitor: Visitor,
): Promise<RatingSummary> {
  const own = await findOwnReview(db, target, visitor)
  return {
    title: target.title,
    ...toSummary(await findSummary(db, target)),
    ...(own && { own: toOwn(own) }),
    inputs: ratingInputs(target.dataType, locale).map(({ value: _, ...input }) => ({ ...input })),
  }
}

/** Stores a visitor's rating; it replaces an earlier one. */
export const rate: Handler<'rate'> = async (call, services) => {
  const { dataType, dataUid } = call.body
  const scope = await openPoiScope(call, services)
  const target = await requireRatable(scope, dataType, dataUid)
  return await writeRating(call, scope, services, target)
}

export const changeRating: Handler<'changeRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const target = await requireRatable(scope, call.query.dataType, call.params.dataUid)
  if (!(await findOwnReview(scope.db, target, await scope.visitor()))) throw notFound('The caller has not rated this.')
  return await writeRating(call, scope, services, target)
}

/** Withdraws a rating, also of a record that the town takes no ratings of any more. */
export const withdrawRating: Handler<'withdrawRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const target = await requireTarget(scope, call.query.dataType, call.params.dataUid)
  const visitor = await scope.visitor()
  const rater = requireRater(visitor, target)
  return await call.commit(async (transaction) => {
    await lockTarget(transaction, target)
    await transaction.deleteFrom('review').where(matches(target)).where('rater', '=', rater).execute()
    await updateSummary(transaction, target)
    // The stored answers to earlier calls repeat the comment and the address.
    await withdrawAnswers(transaction, requireVoter(visitor), 'rate')
    return { data: await summaryOf(transaction, scope, target, visitor) }
  })
}

const requireRater = (visitor: Visitor, target: ParticipationTarget): string => raterOf(target, requireVoter(visitor))

function requireVoter(visitor: Visitor): string {
  const voterId = voterIdOf(visitor)
  if (voterId !== undefined) return voterId
  const issue = { severity: 'error', code: 'missing-property', pointer: '/headers/x-lgc-anonymous-uid' } as const
  throw new ApiFailure(400, 'invalid-request', 'The rating was not stored.', [
    { ...issue, message: 'The request has neither an account nor an anonymous id.' },
  ])
}

/** Stores the rating of a visitor, or replaces the earlier one, and queues the mail to the town. Returns the new summary. */
async function writeRating(
  { body, commit }: Pick<Call<'rate' | 'changeRating'>, 'body' | 'commit'>,
  scope: Scope,
  services: Services,
  target: TitledTarget,
): Promise<{ data: RatingSummary }> {
  const { rate, text, email, fields } = parseRating(body, target.dataType, scope)
  const visitor = await scope.visitor()
  if (isFromProgram(body)) return { data: await summaryOf(scope.db, scope, target, visitor) }
  refuseLinks({ '/comment': text })
  const rater = requireRater(visitor, target)
  const now = services.now()
  const bytes = await reserveStorage(services, scope.name, JSON.stringify({ text, email, fields }))
  const digest = digestOf(text)
  return await commit(async (transaction) => {
    await lockTarget(transaction, target)
    const known = await findReview(transaction, target, rater)
    const repetition = { portal: scope.name, digest, pointer: '/comment', now, except: known?.uid }
    await refuseRepeated(transaction, 'review', repetition)
    const values = {
      rate,
      text,
      // The language of the page says nothing about what a visitor writes.
      locale: null,
      email,
      fields: fields && JSON.stringify(fields),
      status: statusOf(scope, text, known),
      digest,
      bytes,
      written_at: now,
      account: visitor.account?.uid ?? null,
    }
    const uid = known?.uid ?? randomUUID()
    if (known)
      await transaction.updateTable('review').set(values).where(matches(target)).where('rater', '=', rater).execute()
    else {
      const row = { ...ofTarget(target), uid, author: null, rater, ...values }
      await transaction.insertInto('review').values(row).execute()
    }
    await updateSummary(transaction, target)
    await services.queueTownMail(transaction, { kind: 'review', portal: scope.name, uid })
    return { data: await summaryOf(transaction, scope, target, visitor) }
  })
}

type KnownReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** Keeps what the town decided about a text while the text stays the same. The town checks texts only. */
function statusOf({ portal }: Scope, text: string, known: KnownReview | undefined): KnownReview['status'] {
  if (known?.text === text && known.status !== 'waiting') return known.status
  const isChecked = portal.participation?.checksReviews === true && text !== ''
  return isChecked ? 'waiting' : 'published'
}

const findReview = (db: Database, target: ParticipationTarget, rater: string) =>
  db
    .selectFrom('review')
    .select(['uid', 'text', 'status'])
    .where(matches(target))
    .where('rater', '=', rater)
    .executeTakeFirst()
