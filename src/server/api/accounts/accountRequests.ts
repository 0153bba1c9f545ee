import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable, Transaction } from 'kysely'
import type { AccountRequestTable } from '../../db/AccountTables'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { hashToken } from '../../identity/accessToken'
import { hashCode } from '../../identity/requestKey'
import type { AccountServices } from './AccountServices'

export type AccountRequest = Selectable<AccountRequestTable>

const hourMs = 3_600_000

/** How long what was sent for a request is good, in ms. */
export const requestLifetimes: { readonly [Kind in AccountRequest['kind']]: number } = {
  registration: 24 * hourMs,
  resend: hourMs,
  email: 24 * hourMs,
  reset: hourMs,
  // Mail may wait for somebody who is away for a week.
  restoration: 8 * 24 * hourMs,
}

/** How many codes may be tried of a request. */
const maxTries = 5

type NewRequest = Omit<Insertable<AccountRequestTable>, 'uid' | 'created_at' | 'expires_at' | 'account'> & {
  account?: string
}

/** Stores a request and queues its mail, which is the same work whether or not the address is known. */
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
 * The request that a token was sent for, locked until the end of the transaction. Throws a 400 for an unknown token or one of
 * another kind, and a 410 for one that was used or has expired.
 */
export async function findByToken(
  db: Transaction<Tables>,
  token: string,
  kinds: readonly AccountRequest['kind'][],
  now: Date,
): Promise<AccountRequest> {
  const request = await db
    .selectFrom('account_request')
    .selectAll()
    .where('uid', '=', ({ selectFrom }) =>
      selectFrom('account_request_key').select('request').where('hash', '=', hashToken(token)),
    )
    .forUpdate()
    .executeTakeFirst()
  if (!request || !kinds.includes(request.kind)) throw invalidToken()
  if (request.used_at !== null) throw new ApiFailure(410, 'used-token', 'The link was used before.')
  if (request.expires_at <= now) throw new ApiFailure(410, 'expired-token', 'The link has expired.')
  return request
}

/** An address, the code that its mail held, and what the code may be for. */
type CodeProof = { email: string; code: string; kinds: readonly AccountRequest['kind'][] }

/**
 * The open request of an address that a code was sent for. Counts a try of each open request of these kinds; past the fifth,
 * no code of a request is right. Returns undefined for a code that is not right. Call it outside a transaction that may fail,
 * because the try has to count.
 */
export async function findByCode(
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

/** What proves that a mail arrived: the token of its link, or its address and code. */
type MailProof = { token: string | undefined; email: string | undefined; code: string | undefined }

type ProofOptions = Pick<CodeProof, 'kinds'> & { secret: string; now: Date }

/**
 * Returns how a transaction finds the request of a proof. A code is looked up before any transaction, because its try has to
 * count. Throws a 400 for one that is not right.
 */
export async function readProof(
  db: Database,
  { token, email, code }: MailProof,
  { kinds, secret, now }: ProofOptions,
): Promise<(transaction: Transaction<Tables>) => Promise<AccountRequest>> {
  if (token !== undefined) return (transaction) => findByToken(transaction, token, kinds, now)
  const isWhole = email !== undefined && code !== undefined
  const found = isWhole ? await findByCode(db, { email, code, kinds, secret, now }) : undefined
  if (!found) throw invalidToken()
  return async () => found
}

/**
 * Lets open requests of an account expire, so that links and codes of earlier mails do nothing any more. Who chooses a password
 * because somebody else knows the former one, or the mailbox, is rid of what that person has asked for.
 */
export async function cancelRequests(
  db: Transaction<Tables>,
  account: string,
  kinds: readonly AccountRequest['kind'][],
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_request')
    .set({ expires_at: now })
    .where('account', '=', account)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Marks a request as used, and forgets what it holds of the person. False when another call was first. */
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
