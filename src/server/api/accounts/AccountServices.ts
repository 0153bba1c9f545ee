import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import type { AccountLimits } from '../../submissions/accountLimits'
import type { AccountMail } from './AccountMail'
import type { PasswordHasher } from './PasswordHasher'

declare module '../call/Services' {
  interface Services {
    accounts: AccountServices
  }
}

/** Services that the account handlers use besides the database. */
export type AccountServices = {
  passwords: PasswordHasher
  limits: AccountLimits
  /** Key of the HMACs that derive session tokens and hash codes. All servers of a site share it. */
  secret: string
  /** Queues a mail within the transaction. */
  queueMail(transaction: Transaction<Tables>, mail: AccountMail): Promise<void>
}
