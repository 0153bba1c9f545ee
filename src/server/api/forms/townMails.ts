import { localized } from '../call/Scope'
import { fieldsOf, historyKinds, readingForm } from '../readings/meterKinds'
import { type ReadSubmission, sentRows } from '../submissions/TownMail'
import { isUpload } from '../submissions/uploads/uploads'
import { writeDay, writeFields } from '../submissions/writeFields'
import { formatReading } from '../texts/formatNumber'
import { findForm, isReadingForm } from './findForm'
import { formTexts } from './formTexts'

declare module '../submissions/TownMail' {
  interface SubmissionKinds {
    form: 'filled_form'
    reading: 'meter_reading'
  }
}

export const readFilledForm: ReadSubmission = async (uid, { scope }) => {
  const { db, locale } = scope
  const texts = formTexts(locale)
  const row = await db
    .selectFrom('filled_form')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    // What was erased before its mail was sent is not sent any more.
    .where('bytes', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { email } = row.fields
  const found = await findForm(scope, ({ id }) => id === row.form)
  const fields = writeFields(row.fields, found?.form.data.inputs ?? [], scope)
  const rows = [...sentRows([texts('mail.form'), found?.title ?? row.form]), ...fields]
  return {
    title: texts('mail.filled'),
    about: found?.title,
    rows,
    replyTo: typeof email === 'string' ? email : undefined,
  }
}

export const readMeterReading: ReadSubmission = async (uid, { scope }) => {
  const { db, locale } = scope
  const texts = formTexts(locale)
  const row = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    // What was erased before its mail was sent is not sent any more.
    .where('bytes', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const readOn = row.read_on && writeDay(row.read_on, locale)
  const known = sentRows(
    [texts('mail.index'), formatReading(row.index, locale)],
    [texts('mail.meter'), row.meter],
    [texts('mail.readOn'), readOn],
  )
  const { email } = row.details
  const replyTo = typeof email === 'string' ? email : undefined
  const kinds = row.kind === null ? [] : await historyKinds(scope)
  const kind = kinds.find(({ uid: each }) => each === row.kind)
  const found = kind ? undefined : await findForm(scope, isReadingForm)
  const inputs = kind ? fieldsOf(readingForm(kinds, scope)) : (found?.form.data.inputs ?? [])
  const { files: photo } = row.details
  return {
    title: texts('mail.reading'),
    ...(kind && { about: localized(kind.translations, scope).title }),
    rows: [...known, ...writeFields(row.details, inputs, scope)],
    replyTo,
    ...(kind && isUpload(photo) && { pictures: [photo.file] }),
  }
}
