import type { Tables } from '../../db/Tables'
import type { ReadSubmission, SubmissionKinds } from './TownMail'

/** The tables of submissions: those whose rows record their size. */
export type SubmissionTable = {
  [Name in keyof Tables]: Tables[Name] extends { portal: string | null; bytes: unknown } ? Name : never
}[keyof Tables]

/** What residents send, by kind: the table of its rows, and how the mail to the town reads one. */
export type Submissions = {
  readonly [Kind in keyof SubmissionKinds]: { readonly table: SubmissionKinds[Kind]; readonly read: ReadSubmission }
}
