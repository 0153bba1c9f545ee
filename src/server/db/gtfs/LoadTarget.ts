import type { Database, Tables } from '../Tables'

export type Cell = string | number | boolean | null | readonly object[]

/** Writes the rows of one table. No statement runs on the connection until `end` resolves. */
export type RowWriter = {
  write(cells: readonly Cell[]): Promise<void> | void
  end(): Promise<void>
}

/** Where a feed is written: a transaction, and how it takes many rows. */
export type LoadTarget = {
  db: Database
  openRows(table: keyof Tables, columns: readonly string[]): RowWriter
}
