import type { SubscribedEvent, TicketSubscription } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import type { Caller, Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { ticketOwner } from './ownedTickets'
import { type FoundOffer, findTicketOffer, readOffers } from './readOffers'
import { findActive, positionOf, type SubscriptionRow } from './subscriptions'
import { codeOfTicket, eventKeyOf, findSigningKey } from './ticketKeys'
import { isSubscriptionCode } from './ticketLinks'

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
  const offer = await requireTicketOffer(event, scope)
  const owner = ticketOwner.ofVisitor(await scope.visitor())
  const row = owner === undefined ? undefined : await findActive(scope.db, { portal: scope.name, event }, owner)
  return { data: row ? await viewOf(row, offer, services) : none(event) }
}

/** Epoch of what changes of events add to sequences, whose seconds fit into 31 bits until 2088. */
const sequenceStart = Date.UTC(2020, 0, 1)

/** Grows with each change of a registration and of its event, because neither number ever falls. */
function sequenceOf({ sequence }: SubscriptionRow, { event: { edited_at } }: Pick<FoundOffer, 'event'>): number {
  const edited = edited_at ? Math.max(0, Math.floor((edited_at.getTime() - sequenceStart) / 1000)) : 0
  return sequence + edited
}

/** Makes what the owner of a registration sees. */
async function viewOf(
  row: SubscriptionRow,
  offer: FoundOffer,
  services: Pick<Services, 'db' | 'now' | 'accounts'>,
): Promise<TicketSubscription> {
  const { db } = services
  const { uid, portal, event, status, places, name, created_at } = row
  const tickets = await db
    .selectFrom('ticket')
    .select('uid')
    .where('subscription', '=', uid)
    .where('revoked_at', 'is', null)
    .orderBy('uid')
    .execute()
  const key = tickets.length > 0 ? await findSigningKey(services) : undefined
  return {
    event,
    status,
    uid,
    places,
    name,
    createdAt: created_at.toISOString(),
    sequence: sequenceOf(row, offer),
    ...(status === 'waiting' && { position: await positionOf(db, row) }),
    tickets: key
      ? tickets.map((ticket) => ({ uid: ticket.uid, code: codeOfTicket(key, ticket.uid, eventKeyOf(portal, event)) }))
      : [],
  }
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
    offers.flatMap((offer) =>
      rows
        .filter(({ event }) => event === offer.view.uid)
        .map(
          async (row): Promise<SubscribedEvent> => ({
            offer: offer.view,
            subscription: await viewOf(row, offer, services),
          }),
        ),
    ),
  )
  const isOver = ({ offer }: SubscribedEvent) => new Date(offer.endsAt) <= scope.now
  return { data: { items: [...items.filter((item) => !isOver(item)), ...items.filter(isOver).reverse()] } }
}

type Wanted = {
  uid: string
  code?: string | undefined
  /** The portal that shows it. */
  portalName?: string
}

/** The registration that a call names, for its owner or for who has its link. Throws the same 404 for all others. */
export async function openSubscription(
  call: ScopedCaller & Pick<Caller, 'visitor'>,
  services: Services,
  { uid, code, portalName }: Wanted,
) {
  const missing = notFound(`There is no registration "${uid}".`)
  const row = isUuid(uid) ? await findSubscription(services.db, uid) : undefined
  const visitor = await call.visitor()
  if (!row || row.portal !== (portalName ?? row.portal)) throw missing
  const isOwner = ticketOwner.ofVisitor(visitorIn(visitor, row.portal)) === row.owner
  if (!isOwner && !isSubscriptionCode(services.accounts.secret, uid, code)) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const offer = await findTicketOffer(row.event, scope)
  return { row, offer, missing }
}

const findSubscription = (db: Database, uid: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('ticket_subscription').selectAll().where('uid', '=', uid).executeTakeFirst()

export const readSubscription: Handler<'readSubscription'> = async (call, services) => {
  const { row, offer, missing } = await openSubscription(call, services, { ...call.query, uid: call.params.uid })
  if (!offer) throw missing
  return { data: { offer: offer.view, subscription: await viewOf(row, offer, services) } }
}
