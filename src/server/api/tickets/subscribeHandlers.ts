import type { Transaction } from 'kysely'
import type { FormField } from '../../../../schemas/inputs/FormField'
import type { Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { noContent } from '../call/Answer'
import type { Handler } from '../call/Handler'
import { missingVisitorId } from '../call/ownerKeys'
import type { Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { parseForm } from '../submissions/parseForm'
import { openSubscription, requireTicketOffer, scopeOf } from './handlers'
import { ticketOwner } from './ownedTickets'
import { type FoundOffer, stateOf } from './readOffers'
import {
  cancel,
  changePlaces,
  countTaken,
  findActive,
  joinWaiting,
  lockEvent,
  moveUp,
  type SubscriptionRow,
} from './subscriptions'
import { queueOrganiserMail, queuePlaces, queueTicketMail } from './ticketMails'
import { ticketTexts } from './ticketTexts'

/** The form of a registration. */
const fields = (scope: Pick<Scope, 'locale'>): FormField[] => {
  const texts = ticketTexts(scope.locale)
  return [
    { name: 'name', label: texts('form.name'), inputType: 'text', required: true, minLength: 2, maxLength: 120 },
    { name: 'email', label: texts('form.email'), inputType: 'email', required: true, maxLength: 254 },
  ]
}

export const closed = (message: string): ApiFailure => new ApiFailure(409, 'conflict', message)

/** Throws a 409 for more places than one person takes. */
export function checkPlaces(places: number, { view: { perPerson } }: FoundOffer): void {
  if (places > perPerson) throw closed(`One person takes ${perPerson} places at most.`)
}

type Change = { own: number; places: number; placesBefore: number | undefined }

/**
 * Throws a 409 when a registration has other places than the caller saw. A call that is sent again, because its answer was lost, finds
 * the places that it wants.
 */
export function checkSeen({ own, places, placesBefore }: Change): void {
  if (placesBefore !== undefined && ![placesBefore, places].includes(own)) throw closed('The places have changed.')
}

export const subscribe: Handler<'subscribe'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid: event } = call.params
  const { places, placesBefore, waits = true, ...typed } = call.body
  const offer = await requireTicketOffer(event, scope)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) throw missingVisitorId('A registration belongs to a visitor.')
  const key = { portal: scope.name, event }
  const isComplete = typed.name !== undefined && typed.email !== undefined
  const before = isComplete ? undefined : await findActive(scope.db, key, owner)
  const kept = before && { name: before.name, email: before.email ?? '' }
  const { name, email } = parseForm({ inputs: fields(scope) }, { ...kept, ...typed }, scope)
  checkPlaces(places, offer)
  const person = { places, name: String(name), email: String(email) }
  const row = await call.commit(async (db) => {
    const record = await lockEvent(db, key)
    if (!record) throw notFound(`The portal "${scope.name}" has no event "${event}" with tickets.`)
    const own = await findActive(db, key, owner)
    checkSeen({ own: own?.places ?? 0, places, placesBefore })
    const counts = { taken: await countTaken(db, key), waiting: 0 }
    const state = stateOf(record, offer.event.starts_at, counts, services.now())
    if (state === 'soon' || state === 'closed') throw closed('One cannot register for this event now.')
    if (!own && state === 'full') throw closed('The event is full.')
    const joined = own
      ? await changePlaces(db, record.capacity, own, { ...person, now: services.now() })
      : await joinWaiting(db, { ...key, ...person, owner, locale: scope.locale, now: services.now() })
    if (!joined) throw closed('There are not enough free places.')
    const moved = await giveOut(db, services, offer, {
      capacity: record.capacity,
      joined: own ? undefined : joined.uid,
    })
    const current = moved.find(({ uid }) => uid === joined.uid) ?? joined
    if (!own && current.status === 'waiting') {
      if (!waits || record.hasWaitingList === false) throw closed('There are not enough free places.')
      await queueTicketMail(db, services, current, 'waiting')
    }
    if (!own) await queueOrganiserMail(db, services, key, offer)
    // The codes of tickets are not in the answer, which is kept for repeated calls.
    return { data: { event, status: current.status, uid: current.uid, places: current.places, tickets: [] } }
  })
  return row
}

/** Gives free places to who waits, with their mails. The event is locked. `joined` is the registration of the call, if it is new. */
export async function giveOut(
  db: Transaction<Tables>,
  services: Services,
  offer: FoundOffer,
  { capacity, joined }: { capacity: number; joined?: string | undefined },
) {
  const { portal, uid: event } = offer.event
  const moved = await moveUp(db, capacity, { portal, event })
  for (const row of moved) {
    await queuePlaces(db, services, row, offer.event.starts_at, row.uid === joined ? 'confirmed' : 'movedUp')
  }
  return moved
}

/** Cancels a registration, gives its places to who waits, and mails both. */
async function giveBack(
  db: Transaction<Tables>,
  services: Services,
  { uid, portal, event }: SubscriptionRow,
  offer: FoundOffer | undefined,
) {
  const record = await lockEvent(db, { portal, event })
  const row = await db.selectFrom('ticket_subscription').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!row || row.status === 'cancelled') return
  await cancel(db, row, services.now())
  await queueTicketMail(db, services, row, 'cancelled')
  if (record && offer && offer.event.starts_at > services.now()) await giveOut(db, services, offer, record)
}

export const unsubscribe: Handler<'unsubscribe'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid: event } = call.params
  const offer = await requireTicketOffer(event, scope)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  return await call.commit(async (db) => {
    const row = owner === undefined ? undefined : await findActive(db, { portal: scope.name, event }, owner)
    if (row) await giveBack(db, services, row, offer)
    return noContent()
  })
}

export const cancelSubscription: Handler<'cancelSubscription'> = async (call, services) => {
  const { row, offer } = await openSubscription(call, services, { uid: call.params.uid, code: call.query.code })
  return await call.commit(async (db) => {
    await giveBack(db, services, row, offer)
    return noContent()
  })
}
