import type { ColumnType } from 'kysely'

/** Something that a visitor keeps. */
export type FavouriteTable = {
  /** Hash of who keeps it, see `ownerId`. */
  owner: string
  portal: string
  /** The record's table, that of the store for a widget, and its uid there. The record may be gone. What has tickets has no table here. */
  kind: 'content' | 'place' | 'event' | 'publication' | 'ticketin' | 'widget'
  uid: string
  /** What it was called when it was added. */
  title: string
  notify: boolean
  /** The least comes first. */
  position: number
  added_at: ColumnType<Date, Date, never>
}
