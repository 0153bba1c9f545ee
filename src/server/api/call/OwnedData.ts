import type { Transaction } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { Database, Tables } from '../../db/Tables'

/** The parts of an export besides the account itself. */
export type OwnedParts = Omit<
  AccountExport,
  'exportedAt' | 'account' | 'portalName' | 'picture' | 'formerEmails' | 'sessions'
>

/** Operations on one kind of data that visitors own. */
export type OwnedData<Exported> = {
  /** Transfers the data of an anonymous visitor to an account, within the transaction of the sign-in. */
  move?(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void>
  /** Removes the data of an account, within its deletion. Absent where a foreign key does it. */
  remove?(db: Transaction<Tables>, accountUid: string): Promise<void>
  /** Removes the data of an anonymous visitor, before the browser drops its id. Absent where the data stays counted. */
  forget?(db: Transaction<Tables>, anonymousUid: string): Promise<void>
  /** Reads the data of an account for its export. */
  read(db: Database, accountUid: string): Promise<Exported>
}
