import type { JSONColumnType } from 'kysely'
import type { StoreWidget } from '../../../../schemas'

type StoreWidgetTable = {
  portal: string
  uid: string
  position: number
  kind: StoreWidget['kind']
  category: StoreWidget['category']
  icon: string
  on_wall: boolean
  /** The only layout in which the town shows and offers it; null for both. */
  env: NonNullable<StoreWidget['env']> | null
  settings: JSONColumnType<Record<string, string>>
  texts: JSONColumnType<StoreWidget['translations']>
}

/** `owner` is a hash of the visitor's id and the portal. */
type WidgetTable = {
  uid: string
  portal: string
  owner: string
  store_widget: string
  position: number
  user_title: string | null
  notify: boolean
  config: JSONColumnType<Record<string, unknown>>
  created_at: Date
}

export type WallTables = {
  store_widget: StoreWidgetTable
  widget: WidgetTable
}

declare module '../../db/Tables' {
  interface Tables extends WallTables {}
}
