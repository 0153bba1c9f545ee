import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../db/Tables'

/** A queued mail to the town about a contribution of a resident. It names the stored row and holds none of its data. */
export const townMail = z.strictObject({
  kind: z.enum(['comment', 'suggestion', 'review', 'form', 'reading']),
  portal: z.string(),
  uid: z.string(),
})

export type TownMail = z.infer<typeof townMail>

declare module '../call/Services' {
  interface Services {
    queueTownMail: QueueTownMail
  }
}

/** Queues a mail to a town within the transaction. */
export type QueueTownMail = (transaction: Transaction<Tables>, mail: TownMail) => Promise<void>
