import { randomUUID } from 'node:crypto'
import type { MeterKind, Operations } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { isEmail } from '../../../../schemas/inputs/textValue'
import { timeZoneOf } from '../../time/timeZoneOf'
import type { Handler } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import { noHistory, placeInHistory } from '../readings/history'
import { fieldsOf, historyKinds, readingForm } from '../readings/meterKinds'
import { queueReminder } from '../readings/reminders'
import { checkSizes, refuseIssues } from '../submissions/FieldIssue'
import { type FormValues, parseForm } from '../submissions/parseForm'
import { reserveStorage } from '../submissions/reserveStorage'
import { findForm, isReadingForm } from './findForm'
import { parseFilled, senderOf } from './handlers'

/** The fields of every meter reading, which have columns in the database. */
const readingInputs: FormField[] = [
  { name: 'index', label: 'Index', inputType: 'index', required: true },
  { name: 'meter', label: 'Number of the meter', inputType: 'text', minLength: 1, maxLength: 40 },
  { name: 'date', label: 'Read on', inputType: 'date' },
]

type Body = Operations['sendReading']['body']

/** The values of a reading, and the kind of its meter when it goes into a history. */
type Filled = { values: FormValues; isOfForm: boolean; kind?: MeterKind | undefined }

/**
 * Validates a reading with the form of the town's kinds of meters when it names one, else with the portal's own reading form; without
 * such a form or a portal, with the default fields index, number and day.
 */
async function readValues(body: Body, scope: Scope | undefined): Promise<Filled> {
  if (!scope) return { values: body, isOfForm: false }
  const kinds = typeof body.kind === 'string' ? await historyKinds(scope) : []
  if (kinds.length > 0) {
    const values = await parseFilled({ inputs: fieldsOf(readingForm(kinds, scope)) }, body, scope)
    return { values, isOfForm: true, kind: kinds.find(({ uid }) => uid === values.kind) ?? kinds[0] }
  }
  const found = await findForm(scope, isReadingForm)
  return found
    ? { values: await parseFilled(found.form.data, body, scope), isOfForm: true }
    : { values: body, isOfForm: false }
}

/** Stores a meter reading. One that names a kind of meters goes into the history of the caller. */
export const sendReading: Handler<'sendReading'> = async (call, services) => {
  refuseIssues(checkSizes(call.body))
  const { portalName } = call.query
  const scope = portalName ? await openScope({ ...call, params: { portalName } }, services) : undefined
  const { values, isOfForm, kind } = await readValues(call.body, scope)
  const { timeZone = timeZoneOf({}), locale = 'fr' as const } = scope ?? {}
  const submission = { now: services.now(), timeZone, locale }
  const { index, meter, date } = parseForm({ inputs: readingInputs }, values, submission)
  const { index: _index, meter: _meter, date: _date, kind: _kind, remind, ...details } = isOfForm ? values : {}
  const read = {
    index: String(index),
    meter: typeof meter === 'string' ? meter : null,
    read_on: typeof date === 'string' ? date : null,
  }
  const email = typeof details.email === 'string' && isEmail(details.email) ? details.email : null
  const readOn = read.read_on ?? scope?.today ?? ''
  const history =
    scope && kind
      ? await placeInHistory(
          scope,
          { kind, index: read.index, meter: read.meter ?? '', readOn },
          { asks: call.body.asks === true, remindTo: remind === true ? email : null },
        )
      : noHistory
  const json = JSON.stringify(details)
  const portal = scope?.name ?? null
  const bytes = await reserveStorage(services, portal, json)
  const account = portal === null ? null : await senderOf(call, portal)
  const row = { uid: randomUUID(), portal, received_at: submission.now, account }
  const days = kind ? { ...read, read_on: readOn } : read
  return await call.commit(async (transaction) => {
    await transaction
      .insertInto('meter_reading')
      .values({ ...row, ...days, ...history, details: json, bytes })
      .execute()
    if (portal !== null) await services.queueTownMail(transaction, { kind: 'reading', portal, uid: row.uid })
    if (scope && history.remind_to !== null) await queueReminder(transaction, services, scope, { uid: row.uid, readOn })
    const receivedAt = row.received_at.toISOString()
    return { data: { uid: row.uid, index: read.index, ...(read.meter ? { meter: read.meter } : {}), receivedAt } }
  })
}
