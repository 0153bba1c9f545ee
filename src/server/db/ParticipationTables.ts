import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { DataType, SuggestionCategory, WalkOpinion } from '../../../schemas'

type Instant = ColumnType<Date, Date, Date>

/** What something is of a portal, see `DataType`. */
type ThingColumns = { portal: string; data_type: DataType; data_uid: string }

/** What a visitor thinks of something, or what a town began with: that has no `rater`. */
export type ReviewTable = ThingColumns & {
  uid: string
  author: string | null
  /** 0 to 5. */
  rate: number
  /** Empty for a mark without words. */
  text: string
  written_at: Instant
  /** A hash of the visitor that differs from thing to thing; null once it was erased. */
  rater: string | null
  account: string | null
  email: string | null
  fields: JSONColumnType<WalkOpinion | null, string | null | undefined, string | null>
  status: Generated<'published' | 'waiting' | 'refused'>
  /** A hash of the text; null without one. */
  digest: string | null
  bytes: Generated<number>
}

/** The sum of the published marks of a thing. */
export type RatingSummaryTable = ThingColumns & {
  count: number
  /** The sum of all marks. */
  total: number
  /** How often each mark was given, by the mark. */
  marks: JSONColumnType<Record<string, number>>
}

/** `account` is that of a sender who was signed in; else only the address that they gave is stored of them. */
type SubmissionColumns = {
  uid: string
  portal: string
  received_at: Instant
  account: string | null
  email: string | null
  text: string
  digest: string | null
  bytes: number
}

type CommentTable = SubmissionColumns & { url: string; widget: string | null }

export type SuggestionTable = SubmissionColumns &
  ThingColumns & {
    category: string
    fields: JSONColumnType<Record<string, unknown>>
    /** A JPEG in base64; null without one, or once it was erased. */
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

/**
 * The answer to a call that may be repeated; `status` is null while it is being answered. `key` and `request` are hashes of the
 * name that the client gave it with the visitor, and of what was asked.
 */
type AnsweredCallTable = {
  key: string
  request: string
  status: number | null
  answer: string | null
  begun_at: Instant
}

/** `account` is that of a sender who was signed in; else nothing is stored of them. `portal` is null when the call named none. */
type FilledFormTable = {
  uid: string
  portal: string | null
  received_at: Instant
  form: string | null
  account: string | null
  fields: JSONColumnType<Record<string, unknown>>
  /** Size of `fields` as JSON, for the limit of what a portal stores. */
  bytes: Generated<number>
}

type MeterReadingTable = {
  uid: string
  portal: string | null
  received_at: Instant
  index: string
  account: string | null
  meter: string | null
  /** Day of the reading, YYYY-MM-DD. */
  read_on: string | null
  details: JSONColumnType<Record<string, unknown>>
  /** Size of `details` as JSON. */
  bytes: Generated<number>
}

/** The tables of what residents tell the town. */
export type ParticipationTables = {
  filled_form: FilledFormTable
  meter_reading: MeterReadingTable
  review: ReviewTable
  rating_summary: RatingSummaryTable
  comment: CommentTable
  suggestion: SuggestionTable
  suggestion_category: SuggestionCategoryTable
  answered_call: AnsweredCallTable
}
