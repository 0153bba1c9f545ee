import type { JSONColumnType } from 'kysely'
import type { Street } from '../../../../schemas'

export type StreetTable = {
  portal: string
  position: number
  name: string
  zip: string
  locality: string
  last: number
  lat: number
  lon: number
  zone: string | null
  /** Parts of the street in other waste zones. */
  zones: JSONColumnType<NonNullable<Street['zones']>> | null
}

export type AddressTables = {
  street: StreetTable
}

declare module '../../db/Tables' {
  interface Tables extends AddressTables {}
}
