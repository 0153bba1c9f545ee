import type { ColumnType } from 'kysely'

/** A favourite of a visitor. */
export type FavouriteTable = {
  /** Hash of the visitor's id, see `ownerKeys`. */
  owner: string
  portal: string
  /** Table of the record (`store_widget` for a widget), which may have been deleted. `ticketin` has no table; that of `stop` is `transit_stop`. */
  kind: 'content' | 'place' | 'event' | 'publication' | 'ticketin' | 'widget' | 'stop'
  uid: string
  /** Title when the favourite was added. */
  title: string
  notify: boolean
  /** Favourites are sorted by ascending position. */
  position: number
  added_at: ColumnType<Date, Date, never>
}

export type FavouriteTables = { favourite: FavouriteTable }

declare module '../Tables' {
  interface Tables extends FavouriteTables {}
}
