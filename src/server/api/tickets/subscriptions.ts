import { randomUUID } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { TicketedEvent } from '../../../../schemas'
import type { Database, Tables } from '../../db/Tables'
import type { SubscriptionTable } from './TicketTables'

export type SubscriptionRow = Selectable<SubscriptionTable>

type EventKey = { portal: string; event: string }

/** Locks an event, so that registrations are counted one after the other. Resolves to undefined when it has no tickets. */
export async function lockEvent(
  db: Transaction<Tables>,
  { portal, event }: EventKey,
): Promise<TicketedEvent | undefined> {
  const row = await db
    .selectFrom('ticketed_event')
    .select('record')
    .where('portal', '=', portal)
    .where('event', '=', event)
    .forUpdate()
    .executeTakeFirst()
  return row?.record
}

/** The places of a locked event that are taken. */
export async function countTaken(db: Database, { portal, event }: EventKey): Promise<number> {
  const { taken } = await db
    .selectFrom('ticket_subscription')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('places'), sql<number>`0`).as('taken'))
    .where('portal', '=', portal)
    .where('event', '=', event)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** The registration of a visitor for an event that is not cancelled. */
export async function findActive(
  db: Database,
  { portal, event }: EventKey,
  owner: string,
): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom('ticket_subscription')
    .selectAll()
    .where('portal', '=', portal)
    .where('event', '=', event)
    .where('owner', '=', owner)
    .where('status', '!=', 'cancelled')
    .executeTakeFirst()
}

export type Wish = EventKey & Pick<SubscriptionRow, 'owner' | 'places' | 'name' | 'email' | 'locale'> & { now: Date }

/** Registers a visitor for a locked event, at the end of the waiting list. `moveUp` then gives places to who can have them. */
export async function joinWaiting(db: Transaction<Tables>, { now, ...values }: Wish): Promise<SubscriptionRow> {
  return await db
    .insertInto('ticket_subscription')
    .values({ ...values, uid: randomUUID(), status: 'waiting', turn: await nextTurn(db, values), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function nextTurn(db: Database, { portal, event }: EventKey): Promise<number> {
  const { last } = await db
    .selectFrom('ticket_subscription')
    .select(({ fn }) => fn.max('turn').as('last'))
    .where('portal', '=', portal)
    .where('event', '=', event)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

async function isAwaited(db: Database, { portal, event }: EventKey): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_subscription')
    .select('uid')
    .where('portal', '=', portal)
    .where('event', '=', event)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function issueTickets(
  db: Transaction<Tables>,
  { uid, portal, event }: SubscriptionRow,
  count: number,
): Promise<void> {
  const tickets = Array.from({ length: count }, () => ({
    uid: randomUUID(),
    subscription: uid,
    portal,
    event,
    revoked_at: null,
  }))
  if (tickets.length > 0) await db.insertInto('ticket').values(tickets).execute()
}

/** Revokes tickets of a registration that are still valid. */
async function revokeTickets(db: Transaction<Tables>, subscription: string, count: number, now: Date): Promise<void> {
  const last = db
    .selectFrom('ticket')
    .select('uid')
    .where('subscription', '=', subscription)
    .where('revoked_at', 'is', null)
    .orderBy('uid', 'desc')
    .limit(count)
  await db.updateTable('ticket').set({ revoked_at: now }).where('uid', 'in', last).execute()
}

/**
 * Changes the number of places of a registration for a locked event. Resolves to undefined when more are wanted than are free. Who
 * waits keeps the turn.
 */
export async function changePlaces(
  db: Transaction<Tables>,
  capacity: number,
  row: SubscriptionRow,
  { places, name, email, now }: Pick<Wish, 'places' | 'name' | 'email' | 'now'>,
): Promise<SubscriptionRow | undefined> {
  const more = places - row.places
  if (row.status === 'confirmed' && more > 0) {
    if ((await countTaken(db, row)) + more > capacity || (await isAwaited(db, row))) return undefined
    await issueTickets(db, row, more)
  }
  if (row.status === 'confirmed' && more < 0) await revokeTickets(db, row.uid, -more, now)
  return await db
    .updateTable('ticket_subscription')
    .set({ places, name, email, sequence: more === 0 ? row.sequence : row.sequence + 1 })
    .where('uid', '=', row.uid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Cancels a registration for a locked event and revokes its tickets. */
export async function cancel(db: Transaction<Tables>, row: SubscriptionRow, now: Date): Promise<void> {
  await revokeTickets(db, row.uid, row.places, now)
  await db
    .updateTable('ticket_subscription')
    .set({ status: 'cancelled', places: 0, sequence: row.sequence + 1 })
    .where('uid', '=', row.uid)
    .execute()
}

/**
 * Gives the free places of a locked event to who has waited longest, and returns the registrations that moved up. A group that is
 * larger than what is free waits on, and does not hold up those after it.
 */
export async function moveUp(db: Transaction<Tables>, capacity: number, key: EventKey): Promise<SubscriptionRow[]> {
  let free = capacity - (await countTaken(db, key))
  const waiting = await db
    .selectFrom('ticket_subscription')
    .selectAll()
    .where('portal', '=', key.portal)
    .where('event', '=', key.event)
    .where('status', '=', 'waiting')
    .orderBy('turn')
    .execute()
  const moved: SubscriptionRow[] = []
  for (const row of waiting) {
    if (row.places > free) continue
    free -= row.places
    const change = { status: 'confirmed', sequence: row.sequence + 1 } as const
    await db.updateTable('ticket_subscription').set(change).where('uid', '=', row.uid).execute()
    const confirmed = { ...row, ...change }
    await issueTickets(db, confirmed, row.places)
    moved.push(confirmed)
  }
  return moved
}

/** How many registrations wait before one, and itself. */
export async function positionOf(db: Database, { portal, event, turn }: SubscriptionRow): Promise<number> {
  const { count } = await db
    .selectFrom('ticket_subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('portal', '=', portal)
    .where('event', '=', event)
    .where('status', '=', 'waiting')
    .where('turn', '<=', turn)
    .executeTakeFirstOrThrow()
  return Number(count)
}
