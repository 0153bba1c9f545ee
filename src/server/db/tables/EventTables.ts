import type { ColumnType, JSONColumnType } from 'kysely'
import type { TownEvent } from '../../../../schemas'
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
}

export type EventTables = {
  event: EventTable
}

declare module '../Tables' {
  interface Tables extends EventTables {}
}
