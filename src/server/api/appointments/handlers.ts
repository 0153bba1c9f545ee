import { isCalendarDay } from '../../time/calendarDay'
import { wallTime } from '../../time/zonedTime'
import type { Caller, Handler, ScopedCaller } from '../call/Handler'
import { missingVisitorId } from '../call/ownerKeys'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { invalidField } from '../submissions/FieldIssue'
import { appointmentForm } from './appointmentForm'
import { isInPart } from './findSlots'
import { findFreeSlots, makeCalendar, type Search, toSlot } from './freeSlots'
import { appointmentOwner } from './ownedAppointments'
import { type FoundOffer, listOffers, requireOffer } from './readOffers'

type PortalQuery = { query: { portalName: string } }

/** Opens the scope of the portal that a query names. */
export const scopeOf = (call: ScopedCaller & PortalQuery, services: Services): Promise<Scope> =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

/** Returns the key of the caller's appointments. Throws a 400 for a visitor without an id. */
export async function requireHolder(scope: Pick<Caller, 'visitor'>): Promise<string> {
  const holder = appointmentOwner.ofVisitor(await scope.visitor())
  if (holder === undefined) throw missingVisitorId('An appointment belongs to a visitor.')
  return holder
}

/** A search of free slots as the caller sees them: what they hold counts as free. */
async function searchFor(offer: FoundOffer, scope: Scope): Promise<Search> {
  const holder = appointmentOwner.ofVisitor(await scope.visitor())
  return { db: scope.db, portal: scope.name, offer, now: scope.now, holder }
}

export const listPrestations: Handler<'listPrestations'> = async (call, services) => ({
  data: { items: await listOffers(await scopeOf(call, services)) },
})

export const readAppointmentForm: Handler<'readAppointmentForm'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { prestation } = await requireOffer(call.query, scope)
  return { data: appointmentForm(prestation, scope) }
}

export const listCalendarDates: Handler<'listCalendarDates'> = async (call, services) => {
  const { from, days, weekday, part } = call.query
  const scope = await scopeOf(call, services)
  const offer = await requireOffer(call.query, scope)
  const search = await searchFor(offer, scope)
  const today = wallTime(search.now, scope.timeZone).day
  if (from !== undefined) checkDay(from, 'from')
  return { data: await makeCalendar(search, { from: from ?? today, days, weekday, part }) }
}

export const listDayRanges: Handler<'listDayRanges'> = async (call, services) => {
  const { date, part } = call.query
  checkDay(date, 'date')
  const scope = await scopeOf(call, services)
  const offer = await requireOffer(call.query, scope)
  const search = await searchFor(offer, scope)
  const slots = (await findFreeSlots(search, date, date)).get(date) ?? []
  const held = await heldBy(search)
  const items = slots
    .filter(({ start }) => isInPart(start, part, scope.timeZone))
    .map((slot) => ({ ...toSlot(slot), ...(held.has(slot.start.getTime()) && { isHeld: true }) }))
  return { data: { items } }
}

function checkDay(day: string, name: string): void {
  if (!isCalendarDay(day)) throw invalidField('wrong-format', `/${name}`, 'The day does not exist.')
}

/** The beginnings of the slots that the searching visitor holds, in ms. */
async function heldBy({ db, portal, offer, now, holder }: Search): Promise<ReadonlySet<number>> {
  if (holder === undefined) return new Set()
  const rows = await db
    .selectFrom('appointment_slot')
    .select('starts_at')
    .where('holder', '=', holder)
    .where('portal', '=', portal)
    .where('office', '=', offer.office.uid)
    .where('prestation', '=', offer.prestation.uid)
    .where('hold_ends_at', '>', now)
    .execute()
  return new Set(rows.map(({ starts_at }) => starts_at.getTime()))
}
