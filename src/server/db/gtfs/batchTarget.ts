import { sql } from 'kysely'
import type { Database } from '../Tables'
import type { Cell, LoadTarget } from './LoadTarget'

const batchRows = 2000

/** Writes rows by statements of many rows, as both databases take them. */
export const batchTarget = (db: Database): LoadTarget => ({
  db,
  openRows(table, columns) {
    let rows: Record<string, Cell>[] = []
    const flush = async () => {
      const batch = JSON.stringify(rows)
      rows = []
      const names = sql.join(columns.map((column) => sql.ref(column)))
      await sql`insert into ${sql.table(table)} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)`.execute(db)
    }
    return {
      async write(cells) {
        rows.push(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null])))
        if (rows.length >= batchRows) await flush()
      },
      async end() {
        if (rows.length > 0) await flush()
      },
    }
  },
})
