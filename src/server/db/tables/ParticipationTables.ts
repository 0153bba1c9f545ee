import type { Generated, JSONColumnType } from 'kysely'
import type { DataType, Portal, SuggestionCategory, WalkOpinion } from '../../../../schemas'

/** Identify the rated, commented or reported record. */
type TargetColumns = { portal: string; data_type: DataType; data_uid: string }

/** A review of a visitor, or a seeded one without a `rater`. */
export type ReviewTable = TargetColumns & {
  uid: string
  author: string | null
  /** 0 to 5. */
  rate: number
  /** Empty for a rating without a text. */
  text: string
  /** The language of the page where it was written; null when it is unknown. */
  locale: Portal['defaultLocale'] | null
  written_at: Date
  /** Hash of the visitor's id and the target; null for a seeded or erased one. */
  rater: string | null
  account: string | null
  email: string | null
  fields: JSONColumnType<WalkOpinion | null, string | null | undefined, string | null>
  status: Generated<'published' | 'waiting' | 'refused'>
  /** Hash that recognises repeated texts; null for short texts. */
  digest: string | null
  bytes: Generated<number>
}

/** Summary of the published ratings of a target. */
export type RatingSummaryTable = TargetColumns & {
  count: number
  /** Sum of all ratings. */
  total: number
  /** Number of ratings by mark, `0` to `5`. */
  marks: JSONColumnType<Record<string, number>>
}

/** `account` is set for a signed-in sender. Of others only the given address is stored. */
type SubmissionColumns = {
  uid: string
  portal: string
  received_at: Date
  account: string | null
  email: string | null
  text: string
  digest: string | null
  bytes: number
}

type CommentTable = SubmissionColumns & { url: string; widget: string | null }

export type SuggestionTable = SubmissionColumns &
  TargetColumns & {
    category: string
    fields: JSONColumnType<Record<string, unknown>>
    /** Base64 JPEG; null when there is none or it was erased. */
    picture: string | null
  }

export type SuggestionCategoryTable = {
  portal: string
  uid: string
  parent: string | null
  position: number
  data_types: JSONColumnType<DataType[]>
  kind: NonNullable<SuggestionCategory['kind']>
  texts: JSONColumnType<SuggestionCategory['translations']>
}

export type ParticipationTables = {
  review: ReviewTable
  rating_summary: RatingSummaryTable
  comment: CommentTable
  suggestion: SuggestionTable
  suggestion_category: SuggestionCategoryTable
}

declare module '../Tables' {
  interface Tables extends ParticipationTables {}
}
