import { createPublicKey, randomUUID, verify } from 'node:crypto'
import type { TicketAdmission } from '../../../../schemas'
import { parseTicketCode, type TicketCode } from '../../../../schemas/tickets/ticketCode'
import type { Database } from '../../db/Tables'
import type { Handler } from '../call/Handler'
import { checkToken, type EventKey, toScan } from './gates'
import { requireTicketOffer, scopeOf } from './handlers'
import { eventKeyOf } from './ticketKeys'

/** Whether the town signed a code, with its current key or a former one. */
async function isSigned(db: Database, { key: id, signed, signature }: TicketCode): Promise<boolean> {
  const row = await db.selectFrom('ticket_key').select('public_key').where('id', '=', id).executeTakeFirst()
  if (!row) return false
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: row.public_key }, format: 'jwk' })
  return verify(null, signed, key, signature)
}

type Admission = { key: EventKey; ticket: string; gate: string; now: Date }

/** Admits a ticket unless it was admitted before. Must run in a transaction: whoever admits the same ticket waits for it. */
async function admit(db: Database, { key, ticket, gate, now }: Admission): Promise<TicketAdmission> {
  const row = await db
    .selectFrom('ticket')
    .select('revoked_at')
    .where('uid', '=', ticket)
    .where('portal', '=', key.portal)
    .where('event', '=', key.event)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.revoked_at !== null) return { result: 'revoked' }
  const earlier = await db
    .selectFrom('ticket_scan')
    .selectAll()
    .where('portal', '=', key.portal)
    .where('event', '=', key.event)
    .where('ticket', '=', ticket)
    .orderBy('scanned_at')
    .limit(1)
    .executeTakeFirst()
  if (earlier) return { result: 'used', scan: toScan(earlier) }
  const scan = { ...key, uid: randomUUID(), ticket, gate, scanned_at: now, received_at: now }
  await db.insertInto('ticket_scan').values(scan).execute()
  return { result: 'genuine', scan: toScan(scan) }
}

/** Verifies a code as a scan page does, for browsers that cannot. */
export const admitTicket: Handler<'admitTicket'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const key = { portal: scope.name, event: call.params.uid }
  checkToken(services.accounts.secret, key, call.query.token)
  await requireTicketOffer(key.event, scope)
  const { code: text, gate } = call.body
  const now = services.now()
  const code = parseTicketCode(text)
  return await call.commit(async (db) => {
    if (!code) return { data: { result: 'unreadable' } }
    if (!(await isSigned(db, code))) return { data: { result: 'forged' } }
    if (code.event !== eventKeyOf(key.portal, key.event)) return { data: { result: 'otherEvent' } }
    return { data: await admit(db, { key, ticket: code.ticket, gate, now }) }
  })
}
