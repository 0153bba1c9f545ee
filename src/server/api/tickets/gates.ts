import type { Selectable } from 'kysely'
import type { TicketGate, TicketScan } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import type { Services } from '../call/Services'
import { invalidField } from '../submissions/FieldIssue'
import { requireTicketOffer, scopeOf } from './handlers'
import type { FoundOffer } from './readOffers'
import type { TicketScanTable } from './TicketTables'
import { eventKeyOf, findSigningKey } from './ticketKeys'
import { isGateToken } from './ticketLinks'

export type EventKey = { portal: string; event: string }

/** Throws a 404 without the permission of the organiser’s link. */
export function checkToken(secret: string, { portal, event }: EventKey, token: string): void {
  // The same answer as for an event that does not exist, so that nobody learns which events have tickets.
  if (!isGateToken(secret, portal, event, token))
    throw notFound(`The portal "${portal}" has no event "${event}" with tickets.`)
}

export const toScan = ({ uid, ticket, gate, scanned_at }: Selectable<TicketScanTable>): TicketScan => ({
  uid,
  ticket,
  gate,
  at: scanned_at.toISOString(),
})

/** Reads all that a scan page needs of an event. */
async function readAll(
  db: Database,
  { portal, event }: EventKey,
  { view }: FoundOffer,
  now: Date,
): Promise<TicketGate> {
  const keys = await db.selectFrom('ticket_key').select(['id', 'public_key']).orderBy('id').execute()
  const tickets = await db
    .selectFrom('ticket')
    .select(['uid', 'revoked_at'])
    .where('portal', '=', portal)
    .where('event', '=', event)
    .execute()
  const scans = await db
    .selectFrom('ticket_scan')
    .selectAll()
    .where('portal', '=', portal)
    .where('event', '=', event)
    .orderBy('scanned_at')
    .orderBy('uid')
    .execute()
  return {
    event,
    title: view.title,
    startsAt: view.startsAt,
    endsAt: view.endsAt,
    eventKey: eventKeyOf(portal, event),
    keys: keys.map(({ id, public_key: publicKey }) => ({ id, publicKey })),
    issued: tickets.filter(({ revoked_at }) => revoked_at === null).length,
    revoked: tickets.flatMap(({ uid, revoked_at }) => (revoked_at === null ? [] : [uid])),
    scans: scans.map(toScan),
    conflicts: conflictsOf(scans.map(toScan)),
    now: now.toISOString(),
  }
}

/** The tickets that were admitted more than once. */
function conflictsOf(scans: readonly TicketScan[]): TicketGate['conflicts'] {
  const byTicket = new Map<string, TicketScan[]>()
  for (const scan of scans) byTicket.set(scan.ticket, [...(byTicket.get(scan.ticket) ?? []), scan])
  return [...byTicket].flatMap(([ticket, own]) => (own.length > 1 ? [{ ticket, scans: own }] : []))
}

export const readGate: Handler<'readGate'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { uid: event } = call.params
  checkToken(services.accounts.secret, { portal: scope.name, event }, call.query.token)
  const offer = await requireTicketOffer(event, scope)
  const now = services.now()
  await findSigningKey(services)
  return { data: await readAll(scope.db, { portal: scope.name, event }, offer, now) }
}

export const sendScans: Handler<'sendScans'> = async (call, services: Services) => {
  const scope = await scopeOf(call, services)
  const key = { portal: scope.name, event: call.params.uid }
  checkToken(services.accounts.secret, key, call.query.token)
  const offer = await requireTicketOffer(key.event, scope)
  const { scans } = call.body
  const now = services.now()
  if (!scans.every(({ uid }) => isUuid(uid)))
    throw invalidField('wrong-format', '/scans', 'The uid of a scan is a UUID.')
  await findSigningKey(services)
  return await call.commit(async (db) => {
    const rows = scans.map(({ uid, ticket, gate, at }) => ({
      ...key,
      uid,
      ticket,
      gate,
      scanned_at: new Date(at),
      received_at: now,
    }))
    if (rows.length > 0) {
      await db
        .insertInto('ticket_scan')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return { data: await readAll(db, key, offer, now) }
  })
}
