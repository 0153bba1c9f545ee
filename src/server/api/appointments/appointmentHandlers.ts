import type { Selectable } from 'kysely'
import type { AppointmentReceipt } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import { notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import type { Caller, Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { checkSizes, refuseIssues } from '../submissions/FieldIssue'
import type { AppointmentTable } from './AppointmentTables'
import { appointmentForm, fieldsOf } from './appointmentForm'
import { queueMails } from './appointmentMails'
import { type AppointmentRow, appointmentView, canChange, isCodeOf } from './appointmentView'
import { cancelBooking, changeBooking, insertBooking, lockBooking } from './bookings'
import { requireHolder, scopeOf } from './handlers'
import { claimHold } from './holds'
import { appointmentOwner } from './ownedAppointments'
import { type FoundOffer, findOffer, requireOffer } from './readOffers'
import { holdExpired, parseValues, tooLate } from './refusals'

/** What an answer that is kept for repeated calls may hold. */
const toReceipt = ({ uid, reference }: Selectable<AppointmentTable>): AppointmentReceipt => ({ uid, reference })

export const listAppointments: Handler<'listAppointments'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const owner = appointmentOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return { data: { upcoming: [], past: [] } }
  const rows = await scope.db
    .selectFrom('appointment')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .orderBy('starts_at')
    .orderBy('uid')
    .execute()
  const isUpcoming = ({ status, ends_at }: AppointmentRow) => status === 'booked' && ends_at > scope.now
  const view = (row: AppointmentRow) => appointmentView(row, scope)
  return {
    data: {
      upcoming: await Promise.all(rows.filter(isUpcoming).map(view)),
      past: await Promise.all(
        rows
          .filter((row) => !isUpcoming(row))
          .reverse()
          .map(view),
      ),
    },
  }
}

export const createAppointment: Handler<'createAppointment'> = async (call, services) => {
  const { portal, hold: uid, values, reminders = ['P2D', 'PT2H'] } = call.body
  refuseIssues(checkSizes(values))
  const scope = await openScope({ ...call, params: { portalName: portal } }, services)
  const holder = await requireHolder(scope)
  const held = await findHold(services, uid, holder, scope.name)
  const offer = await requireOffer(held, scope)
  const fields = parseValues({ inputs: fieldsOf(appointmentForm(offer.prestation, scope)) }, values, scope)
  const booking = { owner: holder, fields, locale: scope.locale, reminders, shown: offer.view, now: services.now() }
  return await call.commit(async (db) => {
    const slot = await claimHold(db, { uid, holder, now: services.now() })
    if (!slot) throw holdExpired()
    const row = await insertBooking(db, slot, booking)
    await queueMails(db, services, row, 'booked')
    return { data: toReceipt(row) }
  })
}

/** What a hold of the caller is for. Throws the 400 of an expired hold. */
async function findHold({ db, now }: Services, uid: string, holder: string, portal: string) {
  const row = isUuid(uid)
    ? await db
        .selectFrom('appointment_slot')
        .select(['prestation', 'office'])
        .where('uid', '=', uid)
        .where('holder', '=', holder)
        .where('portal', '=', portal)
        .where('hold_ends_at', '>', now())
        .executeTakeFirst()
    : undefined
  if (!row) throw holdExpired()
  return row
}

type Opened = { row: AppointmentRow; scope: Scope; offer: FoundOffer | undefined }
type Wanted = {
  uid: string
  code?: string | undefined
  /** The portal that shows it. */
  portalName?: string
}

/** The appointment that a call names, for its owner or for who has its link. Throws the same 404 for all others. */
async function openAppointment(
  call: ScopedCaller & Pick<Caller, 'visitor'>,
  services: Services,
  { uid, code, portalName }: Wanted,
): Promise<Opened> {
  const missing = notFound(`There is no appointment "${uid}".`)
  const row = isUuid(uid)
    ? await services.db.selectFrom('appointment').selectAll().where('uid', '=', uid).executeTakeFirst()
    : undefined
  const visitor = await call.visitor()
  if (!row || row.portal !== (portalName ?? row.portal)) throw missing
  const isOwner = appointmentOwner.ofVisitor(visitorIn(visitor, row.portal)) === row.owner
  if (!isOwner && !isCodeOf(services.accounts.secret, uid, code)) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  return { row, scope, offer: await findOffer(row, scope) }
}

export const readAppointment: Handler<'readAppointment'> = async (call, services) => {
  const { row, scope } = await openAppointment(call, services, { ...call.query, uid: call.params.uid })
  return { data: await appointmentView(row, scope) }
}

export const updateAppointment: Handler<'updateAppointment'> = async (call, services) => {
  const { hold, values, reminders, code } = call.body
  refuseIssues(checkSizes(values ?? {}))
  const { row, scope, offer } = await openAppointment(call, services, { uid: call.params.uid, code })
  // The slot of a hold keeps its uid: this call is repeated, because its answer was lost.
  if (hold !== undefined && hold === row.slot) return { data: toReceipt(row) }
  if (!offer) throw tooLate()
  const fields = values && parseValues({ inputs: fieldsOf(appointmentForm(offer.prestation, scope)) }, values, scope)
  const holder = hold === undefined ? undefined : await requireHolder(scope)
  const found =
    holder === undefined || hold === undefined ? undefined : await findHold(services, hold, holder, scope.name)
  // A slot of another prestation may be too short.
  if (found && found.prestation !== row.prestation) throw holdExpired()
  const moved = found && (await requireOffer(found, scope))
  return await call.commit(async (db) => {
    const now = services.now()
    const locked = await requireChangeable(db, row, offer, now)
    const slot =
      holder === undefined || hold === undefined ? undefined : await claimHold(db, { uid: hold, holder, now })
    if (hold !== undefined && !slot) throw holdExpired()
    const changed = await changeBooking(db, locked, { slot, fields, reminders, shown: moved?.view })
    await queueMails(db, services, changed, slot ? 'moved' : undefined)
    return { data: toReceipt(changed) }
  })
}

export const cancelAppointment: Handler<'cancelAppointment'> = async (call, services) => {
  const { row, offer } = await openAppointment(call, services, { uid: call.params.uid, code: call.body?.code })
  return await call.commit(async (db) => {
    const locked = await lockBooking(db, row.uid)
    if (locked?.status === 'cancelled') return { data: toReceipt(locked) }
    const cancelled = await cancelBooking(db, await requireChangeable(db, row, offer, services.now()))
    await queueMails(db, services, cancelled, 'cancelled')
    return { data: toReceipt(cancelled) }
  })
}

/** Locks an appointment that can still be changed. Throws a 409 for another, and a 404 when it was deleted meanwhile. */
async function requireChangeable(
  db: Parameters<typeof lockBooking>[0],
  { uid }: AppointmentRow,
  offer: FoundOffer | undefined,
  now: Date,
): Promise<AppointmentRow> {
  const row = await lockBooking(db, uid)
  if (!row) throw notFound(`There is no appointment "${uid}".`)
  const until = new Date(row.starts_at.getTime() - (offer?.prestation.leadHours ?? 2) * 3_600_000)
  if (!canChange(row, until, now)) throw tooLate()
  return row
}
