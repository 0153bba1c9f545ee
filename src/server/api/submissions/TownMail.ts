import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../../db/Tables'
import type { MailTexts } from '../../mail/mailTexts'
import type { SentRow } from '../../mail/renderTownMail'
import type { Scope, TextScope } from '../call/Scope'

/** A queued mail to the town about a submission of a resident. It names the stored row and holds none of its data. */
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

/** A submission, for the mail to the town. */
export type Submission = {
  title: string
  /** Title of its record, for the mail's subject. */
  about?: string | undefined
  rows: SentRow[]
  replyTo?: string | undefined
  /** Base64 JPEG. */
  picture?: string | undefined
  /** Whether it is a review that waits for the town's decision. */
  isWaiting?: boolean
}

export type SubmissionContext = {
  scope: TextScope & Pick<Scope, 'home'>
  texts: MailTexts
  /** Returns the URL of a path of the portal. */
  addressOf(path: string): string
}

/** Reads a submission; undefined when its portal has none with this uid, such as a deleted one. */
export type ReadSubmission = (uid: string, context: SubmissionContext) => Promise<Submission | undefined>

/** Makes labelled parts of a mail, and drops the absent ones. */
export const sentRows = (...rows: [name: string, value: string | null][]): SentRow[] =>
  rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
