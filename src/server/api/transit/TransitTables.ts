import type { JSONColumnType } from 'kysely'
import type { Stop } from '../../../../schemas'

export type StopTable = {
  uid: string
  portal: string
  name: string
  zip: string
  lat: number
  lon: number
  lines: JSONColumnType<Stop['lines']>
  search: string
}

export type TransitTables = {
  stop: StopTable
}

declare module '../../db/Tables' {
  interface Tables extends TransitTables {}
}
