import type { ColumnType } from 'kysely'

/** A loyalty card that a visitor keeps. */
export type FidelityCardTable = {
  uid: string
  /** Hash of who keeps it, see `ownerKeys`. */
  owner: string
  portal: string
  type: string
  title: string
  number: string
  created_at: ColumnType<Date, Date, never>
}

export type FidelityTables = { fidelity_card: FidelityCardTable }

declare module '../../db/Tables' {
  interface Tables extends FidelityTables {}
}
