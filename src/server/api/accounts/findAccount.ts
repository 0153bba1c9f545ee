import { domainToASCII } from 'node:url'
import type { Selectable } from 'kysely'
import type { Account } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import type { AccountTable } from '../../db/tables/AccountTables'
import { ApiFailure } from '../../http/ApiFailure'
import { type SignedIn, unauthorized } from '../../identity/accessToken'
import type { Caller } from '../call/Handler'

export type AccountRow = Selectable<AccountTable>

/**
 * Returns the address in the form that accounts store: in lower case, with its domain as ASCII. Addresses that differ only in case or
 * in the writing of an internationalised domain belong to one account.
 */
export function normalizeEmail(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  return lower.slice(0, at + 1) + (domainToASCII(lower.slice(at + 1)) || lower.slice(at + 1))
}

type AccountCall = Pick<Caller, 'visitor'> & { params?: { uid?: string }; query: { portalName?: string } }

/**
 * Returns the signed-in account of a call that needs one. Throws a 401 without a session or with a session of another portal, and
 * a 403 when the call names another account.
 */
export async function signedInBy({ visitor, params, query }: AccountCall): Promise<SignedIn> {
  const { account } = await visitor()
  const { portalName } = query
  const isForeign = account?.portal !== undefined && portalName !== undefined && account.portal !== portalName
  if (!account || isForeign) throw unauthorized()
  const uid = params?.uid ?? 'self'
  if (uid !== 'self' && uid !== account.uid)
    throw new ApiFailure(403, 'forbidden', 'The path names another account than the session.')
  return account
}

/** Reads the row of a signed-in account. Throws a 401 when the account was deleted meanwhile. */
export async function findAccount(db: Database, uid: string): Promise<AccountRow> {
  const row = await db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!row) throw unauthorized()
  return row
}

/** Reads the account as its owner sees it. */
export async function readAccountOf(db: Database, uid: string, now: Date): Promise<Account> {
  const row = await findAccount(db, uid)
  const picture = await db.selectFrom('account_picture').select('version').where('account', '=', uid).executeTakeFirst()
  const request = await db
    .selectFrom('account_request')
    .select('email')
    .where('account', '=', uid)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return {
    uid: row.uid,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    locale: row.locale,
    ...(picture ? { picture: `${picturePath}?v=${picture.version}` } : {}),
    createdAt: row.created_at.toISOString(),
    ...(request ? { pendingEmail: request.email } : {}),
  }
}

const picturePath = '/core-service/api/v1/users/self/picture'
