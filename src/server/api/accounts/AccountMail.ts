import { z } from 'zod'

/**
 * A queued mail. It holds ids, not addresses: the sender looks up the address and the language from the request or the account.
 */
export const accountMail = z.discriminatedUnion('mail', [
  z.strictObject({ mail: z.literal('confirmation'), request: z.uuid() }),
  z.strictObject({ mail: z.literal('password-notice'), account: z.uuid(), portal: z.string() }),
])

export type AccountMail = z.infer<typeof accountMail>
