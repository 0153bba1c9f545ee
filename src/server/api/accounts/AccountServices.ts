import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import type { AccountLimits } from '../../submissions/accountLimits'
import type { AccountMail } from './AccountMail'
import type { PasswordHasher } from './PasswordHasher'

/** What the calls of accounts need besides the database. */
export type AccountServices = {
  passwords: PasswordHasher
  limits: AccountLimits
  /** Makes the tokens of a session from each other, and hashes codes. The servers of a site share it. */
  secret: string
  /** Queues a mail as a part of the transaction. */
  queueMail(transaction: Transaction<Tables>, mail: AccountMail): Promise<void>
}
