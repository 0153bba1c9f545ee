import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Selectable, sql, type Transaction } from 'kysely'
import { formatTicketCode, ticketBytes } from '../../../../schemas/tickets/ticketCode'
import type { Tables } from '../../db/Tables'
import { sealText, unsealText } from '../../identity/sealText'
import type { Services } from '../call/Services'
import type { TicketKeyTable } from './TicketTables'

/** Time after which a new key signs, in ms: a year. Codes of former keys stay valid. */
const rotationMs = 365 * 24 * 3_600_000

/** Number of the advisory lock under which one server makes a key. */
const keyLock = 4_411_030

export type SigningKey = { id: number; privateKey: KeyObject }

/** What private keys are sealed for. */
const purpose = 'ticket key'

/** What finding a key needs. `now` is called once. */
type KeyServices = Pick<Services, 'db' | 'now'> & { accounts: Pick<Services['accounts'], 'secret'> }

/**
 * Returns the key that signs tickets. Makes one when there is none, when the newest is old, or when it was sealed with a secret that
 * the server no longer has: codes of former keys are verified by their public half, which is not sealed.
 */
export async function findSigningKey({ db, now, accounts: { secret } }: KeyServices): Promise<SigningKey> {
  const moment = now()
  const newest = await selectNewest(db)
  return (
    usableKey(newest, secret, moment) ??
    (await db.transaction().execute((transaction) => makeKey(transaction, secret, moment)))
  )
}

const selectNewest = (db: Pick<Transaction<Tables>, 'selectFrom'>) =>
  db.selectFrom('ticket_key').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

type KeyRow = Selectable<TicketKeyTable>

function usableKey(row: KeyRow | undefined, secret: string, now: Date): SigningKey | undefined {
  if (!row || now.getTime() - row.created_at.getTime() >= rotationMs) return undefined
  const key = unsealText(secret, purpose, row.private_key)
  if (key === undefined) return undefined
  return {
    id: row.id,
    privateKey: createPrivateKey({ key: Buffer.from(key, 'base64url'), format: 'der', type: 'pkcs8' }),
  }
}

async function makeKey(db: Transaction<Tables>, secret: string, now: Date): Promise<SigningKey> {
  await sql`select pg_advisory_xact_lock(${keyLock})`.execute(db)
  const newest = await selectNewest(db)
  const usable = usableKey(newest, secret, now)
  if (usable) return usable
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const id = (newest?.id ?? 0) + 1
  const exported = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url')
  const private_key = sealText(secret, purpose, exported)
  await db.insertInto('ticket_key').values({ id, private_key, public_key: x, created_at: now }).execute()
  return { id, privateKey }
}

/** What codes name an event by: eight bytes, base64url. */
export const eventKeyOf = (portal: string, event: string): string =>
  createHash('sha256').update(`ticket event\n${portal}\n${event}`).digest().subarray(0, 8).toString('base64url')

/** Makes the text of the QR code of a ticket. */
export function codeOfTicket({ id, privateKey }: SigningKey, ticket: string, event: string): string {
  const signed = ticketBytes({ key: id, ticket, event })
  return formatTicketCode(signed, sign(null, signed, privateKey))
}
