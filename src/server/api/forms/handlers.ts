import { randomUUID } from 'node:crypto'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { Caller, Handler } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import { checkSizes, refuseIssues } from '../submissions/FieldIssue'
import { type FormValues, parseForm } from '../submissions/parseForm'
import { reserveStorage } from '../submissions/reserveStorage'
import { reencodePictures } from '../submissions/uploads/reencodePictures'
import { checkUploads, nameUploads } from '../submissions/uploads/uploads'
import { type FormBlock, findForm, isReadingForm } from './findForm'

/** Stores a submitted form, with the account of a signed-in sender. */
export const fillForm: Handler<'fillForm'> = async (call, services) => {
  const { portalName, form } = call.query
  refuseIssues(checkSizes(call.body))
  const scope = await openScope({ ...call, params: { portalName } }, services)
  const found = await findForm(scope, ({ id }) => id === form)
  if (!found) throw notFound(`No form of this portal has the id "${form}".`)
  const fields = await parseFilled(found.form, call.body, scope)
  const json = JSON.stringify(fields)
  const bytes = await reserveStorage(services, scope.name, json)
  const account = await senderOf(call, scope.name)
  const row = { uid: randomUUID(), portal: scope.name, received_at: services.now(), form, account }
  return await call.commit(async (transaction) => {
    await transaction
      .insertInto('filled_form')
      .values({ ...row, fields: json, bytes })
      .execute()
    await services.queueTownMail(transaction, { kind: 'form', portal: scope.name, uid: row.uid })
    return { data: { uid: row.uid, receivedAt: row.received_at.toISOString() } }
  })
}

/** The fields of every meter reading, which have columns in the database. */
const readingInputs: FormField[] = [
  { name: 'index', label: 'Index', inputType: 'index', required: true },
  { name: 'meter', label: 'Number of the meter', inputType: 'text', minLength: 1, maxLength: 40 },
  { name: 'date', label: 'Read on', inputType: 'date' },
]

/**
 * Stores a meter reading. Validates it with the portal's own reading form; without such a form or a portal, with the default
 * fields index, number and day.
 */
export const sendReading: Handler<'sendReading'> = async (call, services) => {
  refuseIssues(checkSizes(call.body))
  const { portalName } = call.query
  const scope = portalName ? await openScope({ ...call, params: { portalName } }, services) : undefined
  const { form } = (scope && (await findForm(scope, isReadingForm))) ?? {}
  const values = scope && form ? await parseFilled(form, call.body, scope) : call.body
  const { timeZone = timeZoneOf({}), locale = 'fr' as const } = scope ?? {}
  const submission = { now: services.now(), timeZone, locale }
  const { index, meter, date } = parseForm({ inputs: readingInputs }, values, submission)
  const { index: _index, meter: _meter, date: _date, ...details } = form ? values : {}
  const json = JSON.stringify(details)
  const portal = scope?.name ?? null
  const bytes = await reserveStorage(services, portal, json)
  const account = portal === null ? null : await senderOf(call, portal)
  const row = { uid: randomUUID(), portal, received_at: submission.now, index: String(index), account }
  const typed = { meter: typeof meter === 'string' ? meter : null, read_on: typeof date === 'string' ? date : null }
  const receivedAt = row.received_at.toISOString()
  return await call.commit(async (transaction) => {
    await transaction
      .insertInto('meter_reading')
      .values({ ...row, ...typed, details: json, bytes })
      .execute()
    if (portal !== null) await services.queueTownMail(transaction, { kind: 'reading', portal, uid: row.uid })
    return { data: { uid: row.uid, index: row.index, ...(typed.meter ? { meter: typed.meter } : {}), receivedAt } }
  })
}

/** Returns the uid of the account that is signed in to the portal, or null. */
const senderOf = async ({ visitor }: Pick<Caller, 'visitor'>, portal: string): Promise<string | null> =>
  visitorIn(await visitor(), portal).account?.uid ?? null

/** Validates submitted values against the form and encodes its pictures again. Throws a 400 with the issues of its fields and files. */
async function parseFilled(form: FormBlock, given: FormValues, scope: Scope): Promise<FormValues> {
  const values = nameUploads(parseForm(form.data, given, scope))
  refuseIssues(await checkUploads(form.data.inputs, values))
  return await reencodePictures(values)
}
