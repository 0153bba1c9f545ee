import { randomUUID } from 'node:crypto'
import type { DataType, RatingSummary } from '../../../../../schemas'
import type { Database } from '../../../db/Tables'
import { ApiFailure, notFound } from '../../../http/ApiFailure'
import { voterIdOf } from '../../../identity/Visitor'
import { reserveStorage } from '../../forms/reserveStorage'
import type { Handler, Services } from '../../Handler'
import type { Scope } from '../../Scope'
import { openPoiScope, requireThing, type Thing } from '../findThing'
import { digestOf, isFromProgram, refuseLinks, refuseRepeated } from '../spam'
import { isRatable } from './isRatable'
import { findOwnReview, raterOf, toOwn } from './ownReview'
import { type Mark, parseMark } from './parseMark'
import { ratingInputs } from './ratingInputs'
import { findSummary, lockThing, matches, toSummary, updateSummary } from './ratingSummary'

type Titled = Thing & { title: string }

/** Finds what is rated. Throws a 404 where the town does not let visitors rate it. */
async function requireRated(scope: Scope, dataType: DataType, dataUid: string): Promise<Titled> {
  const rated = scope.portal.participation?.ratings ?? ['balade']
  if (!rated.includes(dataType)) throw notFound(`The town asks for no marks of a ${dataType}.`)
  return await requireThing(scope, dataType, dataUid)
}

/** Finds what is rated now. Throws a 404 also where it is too early to rate it. */
async function requireRatable(scope: Scope, dataType: DataType, dataUid: string): Promise<Titled> {
  const thing = await requireRated(scope, dataType, dataUid)
  if (!(await isRatable(scope, thing))) throw notFound(`The ${dataType} "${dataUid}" has not begun.`)
  return thing
}

export const readRating: Handler<'readRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const thing = await requireRated(scope, call.query.dataType, call.params.dataUid)
  return { data: await summaryOf(scope, thing) }
}

async function summaryOf(scope: Scope, thing: Titled): Promise<RatingSummary> {
  const own = await findOwnReview(scope.db, thing, await scope.visitor())
  return {
    title: thing.title,
    ...toSummary(await findSummary(scope.db, thing)),
    ...(own && { own: toOwn(own) }),
    inputs: ratingInputs(thing.dataType, scope.locale).map(({ value: _, ...input }) => ({ ...input })),
  }
}

/** Stores a visitor's mark in the place of the one they gave before. */
export const rate: Handler<'rate'> = async (call, services) => {
  const { dataType, dataUid } = call.body
  const scope = await openPoiScope(call, services)
  const thing = await requireRatable(scope, dataType, dataUid)
  const mark = parseMark(call.body, dataType, scope)
  if (!isFromProgram(call.body)) await storeMark(scope, services, thing, mark)
  return { data: await summaryOf(scope, thing) }
}

export const changeRating: Handler<'changeRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const thing = await requireRatable(scope, call.query.dataType, call.params.dataUid)
  const mark = parseMark(call.body, thing.dataType, scope)
  if (!(await findOwnReview(scope.db, thing, await scope.visitor()))) throw notFound('The caller has given no mark.')
  if (!isFromProgram(call.body)) await storeMark(scope, services, thing, mark)
  return { data: await summaryOf(scope, thing) }
}

export const withdrawRating: Handler<'withdrawRating'> = async (call, services) => {
  const scope = await openPoiScope(call, services)
  const thing = await requireRated(scope, call.query.dataType, call.params.dataUid)
  const rater = await requireRater(scope, thing)
  await services.db.transaction().execute(async (transaction) => {
    await lockThing(transaction, thing)
    await transaction.deleteFrom('review').where(matches(thing)).where('rater', '=', rater).execute()
    await updateSummary(transaction, thing)
  })
  return { data: await summaryOf(scope, thing) }
}

async function requireRater(scope: Scope, thing: Thing): Promise<string> {
  const voterId = voterIdOf(await scope.visitor())
  if (voterId !== undefined) return raterOf(thing, voterId)
  const issue = { severity: 'error', code: 'missing-property', pointer: '/headers/x-lgc-anonymous-uid' } as const
  throw new ApiFailure(400, 'invalid-request', 'The mark cannot be kept.', [{ ...issue, message: 'Nobody rates.' }])
}

async function storeMark(
  scope: Scope,
  services: Services,
  thing: Thing,
  { rate, text, email, fields }: Mark,
): Promise<void> {
  refuseLinks(text, '/comment')
  const rater = await requireRater(scope, thing)
  const { account } = await scope.visitor()
  const now = services.now()
  const bytes = await reserveStorage(services, scope.name, JSON.stringify({ text, email, fields }))
  const digest = digestOf(text)
  await services.db.transaction().execute(async (transaction) => {
    await lockThing(transaction, thing)
    const known = await findReview(transaction, thing, rater)
    await refuseRepeated(transaction, 'review', {
      portal: scope.name,
      digest,
      pointer: '/comment',
      now,
      except: known?.uid,
    })
    const isChecked = scope.portal.participation?.checksReviews === true
    // A mark without words has nothing that the town would have to see.
    const isSame = known?.text === text && known.status !== 'waiting'
    const status = isSame ? known.status : isChecked && text !== '' ? 'waiting' : 'published'
    const values = {
      rate,
      text,
      email,
      fields: fields && JSON.stringify(fields),
      status,
      digest,
      bytes,
      written_at: now,
      account: account?.uid ?? null,
    }
    const uid = known?.uid ?? randomUUID()
    if (known)
      await transaction.updateTable('review').set(values).where(matches(thing)).where('rater', '=', rater).execute()
    else {
      const row = { portal: thing.portal, uid, data_type: thing.dataType, data_uid: thing.dataUid, author: null, rater }
      await transaction
        .insertInto('review')
        .values({ ...row, ...values })
        .execute()
    }
    await updateSummary(transaction, thing)
    await services.queueTownMail(transaction, { kind: 'review', portal: scope.name, uid })
  })
}

const findReview = (db: Database, thing: Thing, rater: string) =>
  db
    .selectFrom('review')
    .select(['uid', 'text', 'status'])
    .where(matches(thing))
    .where('rater', '=', rater)
    .executeTakeFirst()
