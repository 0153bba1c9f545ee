import { z } from 'zod'

/**
 * A mail to send, which names no address: by the request of an account that it confirms, or to the previous address of that
 * request, or to the owner of an account, from a portal, in the language of the account.
 */
export const accountMail = z.discriminatedUnion('mail', [
  z.strictObject({ mail: z.literal('confirmation'), request: z.uuid() }),
  z.strictObject({ mail: z.literal('address-notice'), request: z.uuid() }),
  z.strictObject({ mail: z.literal('password-notice'), account: z.uuid(), portal: z.string() }),
])

export type AccountMail = z.infer<typeof accountMail>
