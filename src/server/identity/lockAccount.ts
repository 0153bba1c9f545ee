import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../db/Tables'
import type { AccountTable } from '../db/tables/AccountTables'
import { unauthorized } from './accessToken'

/**
 * Keeps an account from being deleted until the transaction ends. Throws a 401 when it was deleted before. Every write of a
 * signed-in visitor begins with this lock or with `lockAccount`: a common first lock cannot deadlock.
 */
export async function holdAccount(db: Transaction<Tables>, uid: string): Promise<void> {
  const held = await db.selectFrom('account').select('uid').where('uid', '=', uid).forKeyShare().executeTakeFirst()
  if (!held) throw unauthorized()
}

/**
 * Reads an account and keeps every other transaction from changing it or writing for it. Throws a 401 when it was deleted. What
 * was checked before the transaction, such as its password, may have changed.
 */
export async function lockAccount(db: Transaction<Tables>, uid: string): Promise<Selectable<AccountTable>> {
  const row = await db.selectFrom('account').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()
  if (!row) throw unauthorized()
  return row
}
