import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Place } from '../../../../schemas'
import type { Texts } from './Texts'

/** The fields of a place that no query filters by. */
export type PlaceDetails = Pick<Place, 'address' | 'phone' | 'email' | 'url' | 'image' | 'schedule' | 'accessibility'>

export type PlaceTable = {
  portal: string
  uid: string
  position: number
  category: string
  lat: number
  lon: number
  /** Whether search and lists include the place. */
  has_page: Generated<boolean>
  details: JSONColumnType<PlaceDetails>
  texts: Texts<Place>
  /** Time of the last change, set by a trigger; null for a row that never changed. */
  edited_at: ColumnType<Date | null, never, never>
  /** Folded names, descriptions and street. Generated column. */
  search: ColumnType<string, never, never>
  /** Folded names in all languages. Generated column. */
  names: ColumnType<string, never, never>
  /** Folded name for sorting, in French, else in another language. Generated column. */
  sort_name: ColumnType<string, never, never>
}

export type PlaceTables = {
  place: PlaceTable
}

declare module '../Tables' {
  interface Tables extends PlaceTables {}
}
