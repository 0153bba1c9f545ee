import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { formatTicketCode, ticketBytes } from '../../../../schemas/tickets/ticketCode'
import type { Database, Tables } from '../../db/Tables'

/** Time after which a new key signs, in ms: a year. Codes of former keys stay valid. */
const rotationMs = 365 * 24 * 3_600_000

/** Number of the advisory lock under which one server makes a key. */
const keyLock = 4_411_030

export type SigningKey = { id: number; privateKey: KeyObject }

/** Returns the key that signs tickets. Makes one when there is none, or when the newest is old. */
export async function findSigningKey(db: Database, now: Date): Promise<SigningKey> {
  const newest = await selectNewest(db)
  if (newest && now.getTime() - newest.created_at.getTime() < rotationMs) return toKey(newest)
  return await db.transaction().execute((transaction) => makeKey(transaction, now))
}

const selectNewest = (db: Database) =>
  db.selectFrom('ticket_key').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

async function makeKey(db: Transaction<Tables>, now: Date): Promise<SigningKey> {
  await sql`select pg_advisory_xact_lock(${keyLock})`.execute(db)
  const newest = await selectNewest(db)
  if (newest && now.getTime() - newest.created_at.getTime() < rotationMs) return toKey(newest)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const id = (newest?.id ?? 0) + 1
  const private_key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
  await db.insertInto('ticket_key').values({ id, private_key, public_key: x, created_at: now }).execute()
  return { id, privateKey }
}

const toKey = ({ id, private_key }: { id: number; private_key: string }): SigningKey => ({
  id,
  privateKey: createPrivateKey({ key: Buffer.from(private_key, 'base64url'), format: 'der', type: 'pkcs8' }),
})

/** What codes name an event by: eight bytes, base64url. */
export const eventKeyOf = (portal: string, event: string): string =>
  createHash('sha256').update(`ticket event\n${portal}\n${event}`).digest().subarray(0, 8).toString('base64url')

/** Makes the text of the QR code of a ticket. */
export function codeOfTicket({ id, privateKey }: SigningKey, ticket: string, event: string): string {
  const signed = ticketBytes({ key: id, ticket, event })
  return formatTicketCode(signed, sign(null, signed, privateKey))
}
