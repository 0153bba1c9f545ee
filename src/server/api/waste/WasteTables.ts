import type { JSONColumnType } from 'kysely'
import type { WasteCatalogue, WasteReminder, WasteZone } from '../../../../schemas'
import type { Texts } from '../../db/tables/Texts'

export type WasteZoneTable = {
  portal: string
  luid: string
  uid: string
  position: number
  rounds: JSONColumnType<WasteZone['rounds']>
  /** MM-DD, or days after Easter. */
  holidays: JSONColumnType<string[]>
  exceptions: JSONColumnType<NonNullable<WasteZone['exceptions']>>
  put_out: JSONColumnType<NonNullable<WasteZone['putOut']>> | null
  /** Time of the last change, from which calendar files know that their entries changed. */
  changed_at: Date
  texts: Texts<WasteZone>
}

export type WasteCatalogueTable = { portal: string; record: JSONColumnType<WasteCatalogue> }

/** The address whose pickups a visitor follows in a town. */
export type HouseholdTable = {
  uid: string
  portal: string
  /** Key of the visitor to whom it belongs. */
  owner: string
  /** The visitor's account, whose address gets the mails; null for others. */
  account: string | null
  street: string
  number: string | null
  zip: string
  locality: string
  /** The secret of the address of its calendar file. */
  calendar: string
  reminder: WasteReminder['status']
  /** Address of the mails of a visitor without an account. */
  email: string | null
  categories: JSONColumnType<WasteReminder['categories']>
  /** When the mails were last switched on or off. */
  asked_at: Date | null
  /** Language of the mails. */
  locale: string
  /** The day of the pickups that the last mail was about. */
  reminded_for: string | null
  created_at: Date
  changed_at: Date
  /** Day on which the page or the calendar was last read. */
  used_on: string
}

export type WasteTables = {
  waste_zone: WasteZoneTable
  waste_catalogue: WasteCatalogueTable
  waste_household: HouseholdTable
}

declare module '../../db/Tables' {
  interface Tables extends WasteTables {}
}
