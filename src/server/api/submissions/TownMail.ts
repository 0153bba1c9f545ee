import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import type { SentRow } from '../../mail/renderTownMail'
import type { Scope, TextScope } from '../call/Scope'

/** The table of each kind of submissions. An area adds its kinds in its own room, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface SubmissionKinds {}

export type SubmissionKind = keyof SubmissionKinds

/** A queued mail to the town about a submission of a resident. It names the stored row and holds none of its data. */
export type TownMail = { kind: SubmissionKind; portal: string; uid: string }

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
  /** Base64 JPEGs. */
  pictures?: readonly string[]
  /** Address of who receives it. By default, that of the town. */
  to?: string | undefined
  /** The page that the mail links to, where the town works on it. */
  page?: TownPage | undefined
}

/** A page that needs no account: the link in the mail is the permission. */
export type TownPage = {
  label: string
  /** Returns the path with the signed permission. */
  path(secret: { secret: string }, record: { portal: string; uid: string; now: Date }): string
}

export type SubmissionContext = {
  scope: TextScope & Pick<Scope, 'home'>
  /** Returns the URL of a path of the portal. */
  addressOf(path: string): string
}

/** Reads a submission; undefined when its portal has none with this uid, such as a deleted one. */
export type ReadSubmission = (uid: string, context: SubmissionContext) => Promise<Submission | undefined>

/** Makes labelled parts of a mail, and drops the absent ones. */
export const sentRows = (...rows: [name: string, value: string | null][]): SentRow[] =>
  rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value] as const]))
