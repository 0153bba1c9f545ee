import type { InsertObject } from 'kysely'
import type { Database, Tables } from '../Tables'

/** Rows per statement. PostgreSQL takes at most 65,535 parameters. */
const maxRows = 500

/** Inserts any number of rows, in batches. */
export async function insertRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRows) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + maxRows))
      .execute()
  }
}
