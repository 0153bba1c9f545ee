import type { Selectable } from 'kysely'
import type { Account } from '../../../../schemas'
import type { AccountTable } from '../../db/AccountTables'
import type { Database } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { type SignedIn, unauthorized } from '../../identity/accessToken'
import type { Caller } from '../Handler'

export type AccountRow = Selectable<AccountTable>

/** An address as accounts are stored by: two addresses that differ by capitals are one account's. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

type AccountCall = Pick<Caller, 'visitor'> & { params?: { uid?: string }; query: { portalName?: string } }

/**
 * Who is signed in, for a call that needs an account. Throws a 401 without a session, or with one of another portal than the
 * call names, and a 403 for a call about another account.
 */
export async function signedInBy({ visitor, params, query }: AccountCall): Promise<SignedIn> {
  const { account } = await visitor()
  const { portalName } = query
  const isForeign = account?.portal !== undefined && portalName !== undefined && account.portal !== portalName
  if (!account || isForeign) throw unauthorized()
  const uid = params?.uid ?? 'self'
  if (uid !== 'self' && uid !== account.uid) throw new ApiFailure(403, 'forbidden', 'The account is another one.')
  return account
}

/** The row of an account that is signed in. Throws a 401 when it was deleted meanwhile. */
export async function findAccount(db: Database, uid: string): Promise<AccountRow> {
  const row = await db.selectFrom('account').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!row) throw unauthorized()
  return row
}

/** The account as its owner sees it. */
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
