import type { FormField } from '../../../../schemas/inputs/FormField'
import { reviewPath } from '../../identity/reviewToken'
import { localized } from '../call/Scope'
import { type ReadSubmission, type SubmissionContext, sentRows } from '../submissions/TownMail'
import { writeFields } from '../submissions/writeFields'
import { formatNumber } from '../texts/formatNumber'
import { type ParticipationTarget, targetPath, titleOf } from './participationTarget'
import { participationTexts } from './participationTexts'
import { opinionInputs } from './ratings/ratingInputs'
import { findStepOptions, ownInputs } from './suggestions/categoryInputs'

declare module '../submissions/TownMail' {
  interface SubmissionKinds {
    comment: 'comment'
    suggestion: 'suggestion'
    review: 'review'
  }
}

export const readComment: ReadSubmission = async (uid, { scope, addressOf }) => {
  const { db, locale } = scope
  const texts = participationTexts(locale)
  const row = await db
    .selectFrom('comment')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    // What was erased before its mail was sent is not sent any more.
    .where('bytes', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { text, email, url, widget } = row
  const page = url.startsWith('/') ? addressOf(url) : url
  const rows = sentRows(
    [texts('mail.message'), text],
    [texts('mail.email'), email],
    [texts('mail.page'), page],
    [texts('mail.widget'), widget],
  )
  return { title: texts('mail.comment'), rows, replyTo: email ?? undefined }
}

export const readSuggestion: ReadSubmission = async (uid, context) => {
  const { scope } = context
  const { db, name: portal, locale } = scope
  const texts = participationTexts(locale)
  const row = await db
    .selectFrom('suggestion')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    // What was erased before its mail was sent is not sent any more.
    .where('bytes', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { text, email, fields, picture } = row
  const target = { portal, dataType: row.data_type, dataUid: row.data_uid }
  const category = await findCategory(row.category, target, scope)
  const head = sentRows(
    [texts('mail.category'), category.title],
    [texts('mail.about'), await describeTarget(target, context)],
    [texts('mail.message'), text],
    [texts('mail.email'), email],
  )
  const photo = sentRows([texts('photo'), picture && texts('mail.photo')])
  const rows = [...head, ...writeFields(fields, category.inputs, scope), ...photo]
  const sent = { title: texts('mail.suggestion'), about: category.title, rows }
  return { ...sent, replyTo: email ?? undefined, pictures: picture === null ? [] : [picture] }
}

export const readReview: ReadSubmission = async (uid, context) => {
  const { scope } = context
  const { db, name: portal, locale } = scope
  const texts = participationTexts(locale)
  const row = await db
    .selectFrom('review')
    .selectAll()
    .where('portal', '=', portal)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const { rate, text, email, data_type, data_uid, fields, status } = row
  const target = { portal, dataType: data_type, dataUid: data_uid }
  const about = await titleOf(scope, data_type, data_uid)
  const head = sentRows(
    [texts('mail.about'), await describeTarget(target, context)],
    [texts('mail.rate'), `${formatNumber(rate, locale)} / 5`],
    [texts('mail.message'), text],
    [texts('mail.email'), email],
  )
  const rows = [...head, ...writeFields(fields ?? {}, opinionInputs(data_type, locale), scope)]
  const page = status === 'waiting' ? { label: texts('mail.decide'), path: reviewPath } : undefined
  return { title: texts('mail.review'), about, rows, replyTo: email ?? undefined, page }
}

/** Finds the title and fields of a suggestion category. The uid replaces the title of a removed category. */
async function findCategory(
  uid: string,
  target: ParticipationTarget,
  scope: SubmissionContext['scope'],
): Promise<{ title: string; inputs: FormField[] }> {
  const row = await scope.db
    .selectFrom('suggestion_category')
    .select(['kind', 'texts'])
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return { title: uid, inputs: [] }
  return {
    title: localized(row.texts, scope).title,
    inputs: ownInputs(scope, target, { kind: row.kind, steps: await findStepOptions(scope, target) }),
  }
}

/** Formats the title of a record and the URL of its page. */
async function describeTarget(target: ParticipationTarget, { scope, addressOf }: SubmissionContext): Promise<string> {
  const { dataType, dataUid } = target
  const title = await titleOf(scope, dataType, dataUid)
  return title === undefined ? `${dataType} / ${dataUid}` : `${title}\n${addressOf(targetPath(target))}`
}
