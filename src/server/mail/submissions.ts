import type { FormField } from '../../../schemas/inputs/FormField'
import { localized } from '../api/call/Scope'
import { type FormScope, findForm, isReadingForm } from '../api/forms/findForm'
import { type ParticipationTarget, targetPath, titleOf } from '../api/participation/participationTarget'
import { opinionInputs } from '../api/participation/ratings/ratingInputs'
import { findStepOptions, ownInputs } from '../api/participation/suggestions/categoryInputs'
import { participationTexts } from '../api/participation/texts/participationTexts'
import type { TownMail } from '../api/submissions/TownMail'
import type { SentRow } from './renderTownMail'
import type { TownTexts } from './texts/townTexts'
import { writeDay, writeFields } from './writeFields'

/** A resident's contribution, for the mail to the town. */
type Submission = {
  title: string
  /** Title of its record, for the mail's subject. */
  about?: string | undefined
  rows: SentRow[]
  replyTo?: string | undefined
  /** Base64 JPEG. */
  picture?: string | undefined
  /** Whether it is a review that waits for the town's decision. */
  isWaiting?: boolean
}

type Context = {
  scope: FormScope
  texts: TownTexts
  /** Returns the URL of a path of the portal. */
  addressOf(path: string): string
}

type ReadSubmission = (uid: string, context: Context) => Promise<Submission | undefined>

/** Reads the contribution of a mail; undefined when its portal has none with this uid, such as a deleted one. */
export const findSubmission = ({ kind, uid }: TownMail, context: Context): Promise<Submission | undefined> =>
  readers[kind](uid, context)

const readComment: ReadSubmission = async (uid, { scope, texts, addressOf }) => {
  const { db } = scope
  const row = await db
    .selectFrom('comment')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const { text, email, url, widget } = row
  const page = url.startsWith('/') ? addressOf(url) : url
  const rows = listed([texts.message, text], [texts.email, email], [texts.page, page], [texts.widget, widget])
  return { title: texts.comment, rows, replyTo: email ?? undefined }
}

const readSuggestion: ReadSubmission = async (uid, context) => {
  const { scope, texts } = context
  const { db, name: portal, locale } = scope
  const row = await db
    .selectFrom('suggestion')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const { text, email, fields, picture } = row
  const target = { portal, dataType: row.data_type, dataUid: row.data_uid }
  const category = await findCategory(row.category, target, scope)
  const head = listed(
    [texts.category, category.title],
    [texts.about, await describeTarget(target, context)],
    [texts.message, text],
    [texts.email, email],
  )
  const photo = listed([participationTexts(locale).photo, picture && texts.photo])
  const rows = [...head, ...writeFields(fields, category.inputs, scope), ...photo]
  const sent = { title: texts.suggestion, about: category.title, rows }
  return { ...sent, replyTo: email ?? undefined, picture: picture ?? undefined }
}

const readReview: ReadSubmission = async (uid, context) => {
  const { scope, texts } = context
  const { db, name: portal, locale } = scope
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
  const head = listed(
    [texts.about, await describeTarget(target, context)],
    [texts.rate, `${rate} / 5`],
    [texts.message, text],
    [texts.email, email],
  )
  const rows = [...head, ...writeFields(fields ?? {}, opinionInputs(data_type, locale), scope)]
  return { title: texts.review, about, rows, replyTo: email ?? undefined, isWaiting: status === 'waiting' }
}

const readFilledForm: ReadSubmission = async (uid, { scope, texts }) => {
  const { db } = scope
  const row = await db
    .selectFrom('filled_form')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const { email } = row.fields
  const found = await findForm(scope, ({ id }) => id === row.form)
  const fields = writeFields(row.fields, found?.form.data.inputs ?? [], scope)
  const rows = [...listed([texts.form, found?.title ?? row.form]), ...fields]
  return { title: texts.filled, about: found?.title, rows, replyTo: typeof email === 'string' ? email : undefined }
}

const readMeterReading: ReadSubmission = async (uid, { scope, texts }) => {
  const { db, locale } = scope
  const row = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const readOn = row.read_on && writeDay(row.read_on, locale)
  const known = listed([texts.index, row.index], [texts.meter, row.meter], [texts.readOn, readOn])
  const { email } = row.details
  const replyTo = typeof email === 'string' ? email : undefined
  const found = await findForm(scope, isReadingForm)
  const rows = [...known, ...writeFields(row.details, found?.form.data.inputs ?? [], scope)]
  return { title: texts.reading, rows, replyTo }
}

const readers: { readonly [Kind in TownMail['kind']]: ReadSubmission } = {
  comment: readComment,
  suggestion: readSuggestion,
  review: readReview,
  form: readFilledForm,
  reading: readMeterReading,
}

/** Drops the absent parts. */
const listed = (...rows: [name: string, value: string | null][]): SentRow[] =>
  rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))

/** Finds the title and fields of a suggestion category. The uid replaces the title of a removed category. */
async function findCategory(
  uid: string,
  target: ParticipationTarget,
  scope: FormScope,
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
async function describeTarget(target: ParticipationTarget, { scope, addressOf }: Context): Promise<string> {
  const { dataType, dataUid } = target
  const title = await titleOf(scope, dataType, dataUid)
  return title === undefined ? `${dataType} / ${dataUid}` : `${title}\n${addressOf(targetPath(target))}`
}
