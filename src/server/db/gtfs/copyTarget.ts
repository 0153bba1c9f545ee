import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { columnTypes } from '../drivers/columnParsers'
import type { Database, Tables } from '../Tables'
import type { Cell, LoadTarget, RowWriter } from './LoadTarget'

/** Runs an import in one transaction of PostgreSQL, on a connection of its own without timeouts. Rows are written by COPY. */
export async function onCopyTarget<T>(url: string, run: (target: LoadTarget) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, types: columnTypes, keepAlive: true })
  // A lost connection rejects the running statement. An unhandled `error` event would end the process.
  client.on('error', () => {})
  await client.connect()
  const held = Object.assign(client, { release: () => {} })
  const pool = { connect: async () => held, end: async () => {} }
  const db: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().execute(async (transaction) => {
      let copying: CopyWriter | undefined
      const openRows = (table: string, columns: readonly string[]) => {
        copying = copyRows(client, table, columns)
        return copying
      }
      try {
        return await run({ db: transaction, openRows })
      } catch (error) {
        // The connection takes no rollback before the rows that it waits for.
        await copying?.abort()
        throw error
      }
    })
  } finally {
    await db.destroy()
    await client.end()
  }
}

type CopyWriter = RowWriter & { abort(): Promise<void> }

const flushChars = 65_536

function copyRows(client: pg.Client, table: string, columns: readonly string[]): CopyWriter {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  const done = finished(stream)
  // `end` reports what went wrong; until then nobody waits for it.
  done.catch(() => {})
  let text = ''
  const flush = async () => {
    const chunk = text
    text = ''
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
  }
  return {
    write(cells) {
      text += `${cells.map(copyCell).join('\t')}\n`
      return text.length >= flushChars ? flush() : undefined
    },
    async end() {
      if (text !== '') await flush()
      stream.end()
      await done
    },
    async abort() {
      stream.destroy()
      await done.catch(() => {})
    },
  }
}

/** Writes a cell in the text format of COPY. */
function copyCell(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
