import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/Tables'

/** A kind of thing that visitors own: what happens to it with their account, and how the account's export shows it. */
export type OwnedData<Exported> = {
  /** Makes what an anonymous visitor owns that of an account, once, as a part of the sign-in. */
  move?(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void>
  /** Removes what an account owns, as a part of its deletion. Missing where a foreign key does it. */
  remove?(db: Transaction<Tables>, accountUid: string): Promise<void>
  /** Removes what an anonymous visitor owns, when the browser is about to forget who that is. Missing where it stays counted. */
  forget?(db: Transaction<Tables>, anonymousUid: string): Promise<void>
  /** What an account owns. */
  read(db: Database, accountUid: string): Promise<Exported>
}
