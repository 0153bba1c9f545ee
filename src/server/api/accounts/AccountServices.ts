import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../db/Tables'
import type { AccountLimits } from '../../limits/accountLimits'
import type { PasswordHasher } from './PasswordHasher'

/**
 * A queued mail. It holds ids, not addresses: the sender looks up the address and the language from the request or the account.
 */
export const accountMail = z.discriminatedUnion('mail', [
  z.strictObject({ mail: z.literal('confirmation'), request: z.uuid() }),
  z.strictObject({ mail: z.literal('password-notice'), account: z.uuid(), portal: z.string() }),
])

export type AccountMail = z.infer<typeof accountMail>

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
