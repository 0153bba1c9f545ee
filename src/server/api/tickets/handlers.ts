import type { Transaction } from 'kysely'
import type { SubscribedEvent, TicketSubscription } from '../../../../schemas'
import type { FormField } from '../../../../schemas/inputs/FormField'
import { isUuid } from '../../db/isUuid'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import { noContent } from '../call/Answer'
import type { Caller, Handler, ScopedCaller } from '../call/Handler'
import { missingVisitorId } from '../call/ownerKeys'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { parseForm } from '../submissions/parseForm'
import { ticketOwner } from './ownedTickets'
import { type FoundOffer, findTicketOffer, readOffers, stateOf } from './readOffers'
import {
  cancel,
  changePlaces,
  countTaken,
  findActive,
  joinWaiting,
  lockEvent,
  moveUp,
  positionOf,
  type SubscriptionRow,
} from './subscriptions'
import { codeOfTicket, eventKeyOf, findSigningKey } from './ticketKeys'
import { isSubscriptionCode } from './ticketLinks'
import { queueOrganiserMail, queuePlaces, queueTicketMail } from './ticketMails'
import { ticketTexts } from './ticketTexts'

type PortalQuery = { query: { portalName: string } }

export const scopeOf = (call: ScopedCaller & PortalQuery, services: Services): Promise<Scope> =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

/** Finds a ticketed event. Throws a 404 for any other. */
export async function requireTicketOffer(uid: string, scope: Scope): Promise<FoundOffer> {
  const offer = await findTicketOffer(uid, scope)
  if (offer) return offer
  throw notFound(`The portal "${scope.name}" has no event "${uid}" with tickets.`)
}

export const listTicketEvents: Handler<'listTicketEvents'> = async (call, services) => {
  const { from, count } = call.query
  const offers = await readOffers(await scopeOf(call, services))
  return { data: { items: offers.slice(from, from + count).map(({ view }) => view), total: offers.length } }
}

export const readTicketEvent: Handler<'readTicketEvent'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  return { data: (await requireTicketOffer(call.params.uid, scope)).view }
}

const none = (event: string): TicketSubscription => ({ event, status: 'none', places: 0, tickets: [] })

export const checkSubscription: Handler<'checkSubscription'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid: event } = call.params
  await requireTicketOffer(event, scope)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  const row = owner === undefined ? undefined : await findActive(scope.db, { portal: scope.name, event }, owner)
  return { data: row ? await viewOf(row, services) : none(event) }
}

/** Makes what the owner of a registration sees. */
async function viewOf(row: SubscriptionRow, services: Pick<Services, 'db' | 'now'>): Promise<TicketSubscription> {
  const { db, now } = services
  const { uid, portal, event, status, places, name, created_at } = row
  const tickets = await db
    .selectFrom('ticket')
    .select('uid')
    .where('subscription', '=', uid)
    .where('revoked_at', 'is', null)
    .orderBy('uid')
    .execute()
  const key = tickets.length > 0 ? await findSigningKey(db, now()) : undefined
  return {
    event,
    status,
    uid,
    places,
    name,
    createdAt: created_at.toISOString(),
    ...(status === 'waiting' && { position: await positionOf(db, row) }),
    tickets: key
      ? tickets.map((ticket) => ({ uid: ticket.uid, code: codeOfTicket(key, ticket.uid, eventKeyOf(portal, event)) }))
      : [],
  }
}

/** The form of a registration. */
const fields = (scope: Pick<Scope, 'locale'>): FormField[] => {
  const texts = ticketTexts(scope.locale)
  return [
    { name: 'name', label: texts('form.name'), inputType: 'text', required: true, minLength: 2, maxLength: 120 },
    { name: 'email', label: texts('form.email'), inputType: 'email', required: true, maxLength: 254 },
  ]
}

const closed = (message: string): ApiFailure => new ApiFailure(409, 'conflict', message)

export const subscribe: Handler<'subscribe'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid: event } = call.params
  const { places } = call.body
  const offer = await requireTicketOffer(event, scope)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) throw missingVisitorId('A registration belongs to a visitor.')
  const { name, email } = parseForm({ inputs: fields(scope) }, { ...call.body }, scope)
  if (places > offer.view.perPerson) throw closed(`One person takes ${offer.view.perPerson} places at most.`)
  const key = { portal: scope.name, event }
  const person = { places, name: String(name), email: String(email) }
  const row = await call.commit(async (db) => {
    const record = await lockEvent(db, key)
    if (!record) throw notFound(`The portal "${scope.name}" has no event "${event}" with tickets.`)
    const own = await findActive(db, key, owner)
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
      if (record.hasWaitingList === false) throw closed('There are not enough free places.')
      await queueTicketMail(db, services, current, 'waiting')
    }
    if (!own) await queueOrganiserMail(db, services, key, offer)
    // The codes of tickets are not in the answer, which is kept for repeated calls.
    return { data: { event, status: current.status, uid: current.uid, places: current.places, tickets: [] } }
  })
  return row
}

/** Gives free places to who waits, with their mails. The event is locked. `joined` is the registration of the call, if it is new. */
async function giveOut(
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

export const listTickets: Handler<'listTickets'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return { data: { items: [] } }
  const rows = await scope.db
    .selectFrom('ticket_subscription')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .where('status', '!=', 'cancelled')
    .execute()
  const offers = await readOffers(
    scope,
    rows.map(({ event }) => event),
  )
  const items = await Promise.all(
    offers.flatMap(({ view: offer }) =>
      rows
        .filter(({ event }) => event === offer.uid)
        .map(async (row): Promise<SubscribedEvent> => ({ offer, subscription: await viewOf(row, services) })),
    ),
  )
  const isOver = ({ offer }: SubscribedEvent) => new Date(offer.endsAt) <= scope.now
  return { data: { items: [...items.filter((item) => !isOver(item)), ...items.filter(isOver).reverse()] } }
}

type Wanted = { uid: string; code: string | undefined }

/** The registration that a call names, for its owner or for who has its link. Throws the same 404 for all others. */
async function openSubscription(
  call: ScopedCaller & Pick<Caller, 'visitor'>,
  services: Services,
  { uid, code }: Wanted,
) {
  const missing = notFound(`There is no registration "${uid}".`)
  const row = isUuid(uid) ? await findSubscription(services.db, uid) : undefined
  const visitor = await call.visitor()
  if (!row) throw missing
  const isOwner = ticketOwner.ofVisitor(visitorIn(visitor, row.portal)) === row.owner
  if (!isOwner && !isSubscriptionCode(services.accounts.secret, uid, code)) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const offer = await findTicketOffer(row.event, scope)
  return { row, offer, missing }
}

const findSubscription = (db: Database, uid: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('ticket_subscription').selectAll().where('uid', '=', uid).executeTakeFirst()

export const readSubscription: Handler<'readSubscription'> = async (call, services) => {
  const { row, offer, missing } = await openSubscription(call, services, {
    uid: call.params.uid,
    code: call.query.code,
  })
  if (!offer) throw missing
  return { data: { offer: offer.view, subscription: await viewOf(row, services) } }
}

export const cancelSubscription: Handler<'cancelSubscription'> = async (call, services) => {
  const { row, offer } = await openSubscription(call, services, { uid: call.params.uid, code: call.query.code })
  return await call.commit(async (db) => {
    await giveBack(db, services, row, offer)
    return noContent()
  })
}
