import { isUuid } from '../../db/isUuid'
import { visitorIn } from '../../identity/Visitor'
import { wallTime } from '../../time/zonedTime'
import { noContent } from '../call/Answer'
import type { Call, Handler, ScopedCaller } from '../call/Handler'
import { openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { checkSizes, invalidField, refuseIssues } from '../submissions/FieldIssue'
import { appointmentForm, fieldsOf } from './appointmentForm'
import { attemptsAt } from './attemptsAt'
import { beginningsOn } from './findSlots'
import { findFreeSlots, findNearest, type Search } from './freeSlots'
import { requireHolder } from './handlers'
import { extend, findOwnHold, giveBackOld, holdFirstFree, keepTyped, setPresence, type Wish } from './holds'
import { type HoldScope, holdView } from './holdView'
import { appointmentOwner } from './ownedAppointments'
import { requireOffer } from './readOffers'
import { holdExpired, parseValues, SlotTaken } from './refusals'

/** Holds a slot for the caller. Only an insert decides who gets it; what was read before chooses the desks to try. */
export const holdSlot: Handler<'holdSlot'> = async (call, services) => {
  const { portal, replaces, start: text } = call.body
  const scope = await openScope({ ...call, params: { portalName: portal } }, services)
  const holder = await requireHolder(scope)
  const offer = await requireOffer(call.body, scope)
  const start = new Date(text)
  const search: Search = { db: services.db, portal: scope.name, offer, now: services.now(), holder }
  const { day } = wallTime(start, scope.timeZone)
  if (!beginningsOn(offer, day).some((each) => each.getTime() === start.getTime())) {
    throw invalidField('wrong-value', '/start', 'No appointment begins at this time.')
  }
  const own = await findOwnHold(services.db, { ...search, start, holder })
  const view = { ...scope, now: search.now, offer }
  if (own) return { data: holdView(own, view) }
  const slot = JSON.stringify([scope.name, offer.office.uid, offer.prestation.uid, start])
  const attempts = attemptsAt(services.db)
  const answer = await attempts.try(slot, async () => {
    const free = (await findFreeSlots(search, day, day)).get(day) ?? []
    const desks = free.find((each) => each.start.getTime() === start.getTime())?.desks
    return desks && (await hold(call, { ...search, start, desks, holder, replaces }, view))
  })
  if (answer) return answer
  // What this visitor holds does not count as free, because others share the search.
  throw new SlotTaken(await attempts.searchOnce(slot, () => findNearest({ ...search, holder: undefined }, start)))
}

/** Holds a slot and gives back what the visitor held before. Resolves to undefined when others have all desks. */
async function hold({ commit }: Call<'holdSlot'>, wish: Wish, view: HoldScope) {
  try {
    return await commit(async (db) => {
      const row = await holdFirstFree(db, wish)
      // Thrown within the transaction, so that the visitor keeps what they held.
      if (!row) throw new SlotTaken([])
      await giveBackOld(db, wish.holder, row.uid, wish.replaces)
      return { data: holdView(row, view) }
    })
  } catch (error) {
    if (error instanceof SlotTaken) return undefined
    throw error
  }
}

type HoldCall = Pick<Call<'readHold'>, 'params'> & ScopedCaller

/** The hold that a call names, as its portal knows the caller. Throws the 400 of an expired hold when it is not the caller's. */
async function openHold(call: HoldCall, services: Services, portalName?: string) {
  const { uid } = call.params
  const now = services.now()
  const row = isUuid(uid)
    ? await services.db
        .selectFrom('appointment_slot')
        .selectAll()
        .where('uid', '=', uid)
        .where('hold_ends_at', '>', now)
        .executeTakeFirst()
    : undefined
  const holder = row && appointmentOwner.ofVisitor(visitorIn(await call.visitor(), row.portal))
  if (!row || holder === undefined || row.holder !== holder || row.portal !== (portalName ?? row.portal))
    throw holdExpired()
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const { portal, locale, timeZone } = scope
  const view = { portal, locale, timeZone, now, offer: await requireOffer(row, scope) }
  return { row, own: { uid, holder, now }, view }
}

export const readHold: Handler<'readHold'> = async (call, services) => {
  const { row, view } = await openHold(call, services, call.query.portalName)
  return { data: holdView(row, view) }
}

export const extendHold: Handler<'extendHold'> = async (call, services) => {
  const { values } = call.body ?? {}
  if (values) refuseIssues(checkSizes(values))
  const { own, view } = await openHold(call, services)
  return await call.commit(async (db) => {
    const extended = await extend(db, own, values)
    if (!extended) throw holdExpired()
    return { data: holdView(extended, view) }
  })
}

export const fillHold: Handler<'fillHold'> = async (call, services) => {
  const { values } = call.body
  refuseIssues(checkSizes(values))
  const { own, view } = await openHold(call, services)
  const fields = parseValues({ inputs: fieldsOf(appointmentForm(view.offer.prestation, view)) }, values, view)
  return await call.commit(async (db) => {
    const filled = await keepTyped(db, own, fields)
    if (!filled) throw holdExpired()
    return { data: holdView(filled, view) }
  })
}

export const setHoldPresence: Handler<'setHoldPresence'> = async (call, services) => {
  const { isOpen } = call.body
  const { own, view } = await openHold(call, services)
  return await call.commit(async (db) => {
    const kept = await setPresence(db, own, isOpen)
    if (!kept) throw holdExpired()
    return { data: holdView(kept, view) }
  })
}

export const releaseHold: Handler<'releaseHold'> = async (call) => {
  const { uid } = call.params
  const visitor = await call.visitor()
  return await call.commit(async (db) => {
    if (!isUuid(uid)) return noContent()
    const row = await db.selectFrom('appointment_slot').select(['portal']).where('uid', '=', uid).executeTakeFirst()
    const holder = row && appointmentOwner.ofVisitor(visitorIn(visitor, row.portal))
    if (holder !== undefined) {
      await db.deleteFrom('appointment_slot').where('uid', '=', uid).where('holder', '=', holder).execute()
    }
    return noContent()
  })
}
