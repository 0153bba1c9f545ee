import { type ReadSubmission, sentRows } from '../submissions/TownMail'
import { writeDay, writeFields } from '../submissions/writeFields'
import { findForm, isReadingForm } from './findForm'

export const readFilledForm: ReadSubmission = async (uid, { scope, texts }) => {
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
  const rows = [...sentRows([texts('town.form'), found?.title ?? row.form]), ...fields]
  return {
    title: texts('town.filled'),
    about: found?.title,
    rows,
    replyTo: typeof email === 'string' ? email : undefined,
  }
}

export const readMeterReading: ReadSubmission = async (uid, { scope, texts }) => {
  const { db, locale } = scope
  const row = await db
    .selectFrom('meter_reading')
    .selectAll()
    .where('portal', '=', scope.name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const readOn = row.read_on && writeDay(row.read_on, locale)
  const known = sentRows(
    [texts('town.index'), row.index],
    [texts('town.meter'), row.meter],
    [texts('town.readOn'), readOn],
  )
  const { email } = row.details
  const replyTo = typeof email === 'string' ? email : undefined
  const found = await findForm(scope, isReadingForm)
  const rows = [...known, ...writeFields(row.details, found?.form.data.inputs ?? [], scope)]
  return { title: texts('town.reading'), rows, replyTo }
}
