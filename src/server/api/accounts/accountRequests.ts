import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../../db/Tables'
import type { AccountRequestTable } from '../../db/tables/AccountTables'
import { ApiFailure } from '../../http/ApiFailure'
import { hashToken } from '../../identity/accessToken'
import { hashCode } from '../../identity/requestKey'
import type { AccountServices } from './AccountServices'

export type AccountRequest = Selectable<AccountRequestTable>

const hourMs = 3_600_000

/** Lifetime of a request's link and code, in ms. */
export const requestLifetimes: { readonly [Kind in AccountRequest['kind']]: number } = {
  registration: 24 * hourMs,
  resend: hourMs,
  email: 24 * hourMs,
  reset: hourMs,
  // The owner may be away for a week before reading the mail.
  restoration: 8 * 24 * hourMs,
}

/** Attempts to enter the code of one request. */
const maxTries = 5

type NewRequest = Omit<Insertable<AccountRequestTable>, 'uid' | 'created_at' | 'expires_at' | 'account'> & {
  account?: string
}

/** Stores a request and queues its mail. The work is the same for known and unknown addresses, so its duration reveals neither. */
export async function makeRequest(
  transaction: Transaction<Tables>,
  request: NewRequest,
  { queueMail }: AccountServices,
  now: Date,
): Promise<string> {
  const uid = randomUUID()
  const times = { created_at: now, expires_at: new Date(now.getTime() + requestLifetimes[request.kind]) }
  await transaction
    .insertInto('account_request')
    .values({ account: null, ...request, ...times, uid })
    .execute()
  await queueMail(transaction, { mail: 'confirmation', request: uid })
  return uid
}

/**
 * Finds the request of a token and locks it, after its account, until the transaction ends. Throws a 400 for an unknown token or
 * another kind, and a 410 for a used or expired one.
 */
export async function findByToken(
  db: Transaction<Tables>,
  token: string,
  kinds: readonly AccountRequest['kind'][],
  now: () => Date,
): Promise<AccountRequest> {
  const key = await db
    .selectFrom('account_request_key')
    .select('request')
    .where('hash', '=', hashToken(token))
    .executeTakeFirst()
  const request = key && (await lockRequest(db, key.request))
  if (!request || !kinds.includes(request.kind)) throw invalidToken()
  if (request.used_at !== null) throw new ApiFailure(410, 'used-token', 'The link was used before.')
  if (request.expires_at <= now()) throw new ApiFailure(410, 'expired-token', 'The link has expired.')
  return request
}

/**
 * Reads a request and locks its account and itself. Changes of an account lock it first and then expire its requests, so the
 * order prevents deadlocks, and the request that is read here is the one that its owner has left valid.
 */
async function lockRequest(db: Transaction<Tables>, uid: string): Promise<AccountRequest | undefined> {
  const request = db.selectFrom('account_request').selectAll().where('uid', '=', uid)
  const { account } = (await request.executeTakeFirst()) ?? {}
  if (account) await db.selectFrom('account').select('uid').where('uid', '=', account).forUpdate().execute()
  return await request.forUpdate().executeTakeFirst()
}

/** Lets one transaction at a time give an address to an account, until it ends. */
export async function lockAddress(db: Transaction<Tables>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 9))`.execute(db)
}

/** An address, the code from its mail, and the kinds of requests that the code may belong to. */
type CodeProof = { email: string; code: string; kinds: readonly AccountRequest['kind'][] }

/**
 * Finds the open request of an address by its code; undefined for a wrong code. Each call counts as an attempt on every open
 * request of these kinds, and a request accepts no code after `maxTries` attempts. Call it outside a transaction that may roll
 * back, because the attempt has to stay counted.
 */
async function findByCode(
  db: Database,
  { email, code, kinds, secret, now }: CodeProof & { secret: string; now: Date },
): Promise<AccountRequest | undefined> {
  const open = await db
    .updateTable('account_request')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .execute()
  const hashes = new Map(
    open.filter(({ tries }) => tries <= maxTries).map((request) => [hashCode(secret, request.uid, code), request]),
  )
  if (hashes.size === 0) return undefined
  const found = await db
    .selectFrom('account_request_key')
    .select('hash')
    .where('hash', 'in', [...hashes.keys()])
    .executeTakeFirst()
  return found && hashes.get(found.hash)
}

/** Proof that a mail arrived: the token of its link, or its address and code. */
type MailProof = { token?: string | undefined; email?: string | undefined; code?: string | undefined }

type ProofOptions = Pick<CodeProof, 'kinds'> & { secret: string; now: () => Date }

/**
 * Returns a function that finds the request of a proof within a transaction and locks it. Counts the attempt of a code before the
 * transaction, because it has to stay counted after a rollback, and reads the request again within it: it may have been used,
 * cancelled or have expired since. Throws a 400 for a wrong code.
 */
export async function readProof(
  db: Database,
  { token, email, code }: MailProof,
  { kinds, secret, now }: ProofOptions,
): Promise<(transaction: Transaction<Tables>) => Promise<AccountRequest>> {
  if (token !== undefined) return (transaction) => findByToken(transaction, token, kinds, now)
  const hasCode = email !== undefined && code !== undefined
  const found = hasCode ? await findByCode(db, { email, code, kinds, secret, now: now() }) : undefined
  if (!found) throw invalidToken()
  return async (transaction) => {
    const request = await lockRequest(transaction, found.uid)
    if (!request || request.used_at !== null || request.expires_at <= now()) throw invalidToken()
    return request
  }
}

/**
 * Expires the open requests of an account, which disables the links and codes of earlier mails. An owner who replaces a stolen
 * password thereby cancels the thief's requests. The caller holds the lock of the account. `after` keeps those made until then.
 */
export async function cancelRequests(
  db: Transaction<Tables>,
  account: string,
  kinds: readonly AccountRequest['kind'][],
  after?: Date,
): Promise<void> {
  const requests = db
    .updateTable('account_request')
    // Not the present time: the clock of another server may be behind.
    .set(({ ref }) => ({ expires_at: ref('created_at') }))
    .where('account', '=', account)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
  await (after === undefined ? requests : requests.where('created_at', '>', after)).execute()
}

/** Marks a request as used and deletes its personal details. Resolves to false when another call used it first. */
export async function consumeRequest(
  db: Transaction<Tables>,
  { uid }: AccountRequest,
  account: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_request')
    .set({ used_at: now, details: null, account })
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const invalidToken = (): ApiFailure => new ApiFailure(400, 'invalid-token', 'The link or the code is not right.')
