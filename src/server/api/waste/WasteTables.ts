import type { JSONColumnType } from 'kysely'
import type { WasteZone } from '../../../../schemas'
import type { Texts } from '../../db/tables/Texts'

export type WasteZoneTable = {
  portal: string
  luid: string
  uid: string
  position: number
  rounds: JSONColumnType<WasteZone['rounds']>
  /** MM-DD. */
  holidays: JSONColumnType<string[]>
  texts: Texts<WasteZone>
}

export type WasteTables = {
  waste_zone: WasteZoneTable
}

declare module '../../db/Tables' {
  interface Tables extends WasteTables {}
}
