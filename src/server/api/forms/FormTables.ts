import type { Generated, JSONColumnType } from 'kysely'

/** `account` is set for a signed-in sender. `portal` is null when the call named none. */
type FilledFormTable = {
  uid: string
  portal: string | null
  received_at: Date
  form: string | null
  account: string | null
  fields: JSONColumnType<Record<string, unknown>>
  /** Size of `fields` as JSON, which counts towards the portal's storage limit. */
  bytes: Generated<number>
}

type MeterReadingTable = {
  uid: string
  portal: string | null
  received_at: Date
  index: string
  account: string | null
  meter: string | null
  /** Day of the reading, YYYY-MM-DD. */
  read_on: string | null
  details: JSONColumnType<Record<string, unknown>>
  /** Size of `details` as JSON. */
  bytes: Generated<number>
  /** Key of the visitor in whose history it is; null for one that is in none. */
  owner: string | null
  /** Kind of the meter in its history. */
  kind: string | null
  /** Address that a mail reminds of the next yearly reading. */
  remind_to: string | null
  /** Language of that mail. */
  locale: string | null
}

export type FormTables = {
  filled_form: FilledFormTable
  meter_reading: MeterReadingTable
}

declare module '../../db/Tables' {
  interface Tables extends FormTables {}
}
