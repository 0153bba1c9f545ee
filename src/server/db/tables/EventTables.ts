import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { TownEvent } from '../../../../schemas'
import type { Repeats } from '../../time/repeatDays'
import type { SearchWords, Texts } from './Texts'

export type EventTable = {
  portal: string
  uid: string
  starts_at: Date
  ends_at: Date
  /** Time of the last change, set by a trigger; null for a row that never changed. */
  edited_at: ColumnType<Date | null, never, never>
  place: string | null
  image: string | null
  tags: JSONColumnType<string[]>
  texts: Texts<TownEvent>
  search: JSONColumnType<SearchWords>
  /** How often the event takes place again; null for one that does not, and for a repetition. */
  repeats: Generated<Repeats | null>
  /** Uid of the first time, for a generated repetition. */
  repeat_of: Generated<string | null>
  /** 1 for the first repetition, which is the second time. */
  repetition: Generated<number | null>
}

export type EventTables = {
  event: EventTable
}

declare module '../Tables' {
  interface Tables extends EventTables {}
}
