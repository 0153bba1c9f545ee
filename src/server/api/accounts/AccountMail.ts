import { z } from 'zod'

/**
 * A mail to send, which names no address: to the address of a request, or to the owner of an account, from a portal, in the
 * language of the account.
 */
export const accountMail = z.discriminatedUnion('mail', [
  z.strictObject({ mail: z.literal('confirmation'), request: z.uuid() }),
  z.strictObject({ mail: z.literal('password-notice'), account: z.uuid(), portal: z.string() }),
])

export type AccountMail = z.infer<typeof accountMail>
