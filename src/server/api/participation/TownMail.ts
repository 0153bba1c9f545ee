import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../db/Tables'

/** A mail to the town about something that a resident sent. It names the row and holds nothing of it. */
export const townMail = z.strictObject({
  kind: z.enum(['comment', 'suggestion', 'review', 'form', 'reading']),
  portal: z.string(),
  uid: z.string(),
})

export type TownMail = z.infer<typeof townMail>

/** Queues a mail to a town as a part of the transaction. */
export type QueueTownMail = (transaction: Transaction<Tables>, mail: TownMail) => Promise<void>
