import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Dialect } from 'kysely'
import { columnParsers } from './columnParsers'
import { EmbeddedPostgres } from './EmbeddedPostgres'
import { PGliteDriver } from './PGliteDriver'
import { postgresDialect, randomPageCost } from './postgresDialect'

/**
 * Opens PostgreSQL in this process, stored in `pglite/` of the data folder, or in memory without a folder. Calls `onPanic` when it
 * fails permanently; it answers no queries afterwards.
 */
export async function openPGlite(dataFolder: string | undefined, onPanic: (error: Error) => void): Promise<Dialect> {
  if (dataFolder) mkdirSync(dataFolder, { recursive: true })
  const location = dataFolder ? join(dataFolder, 'pglite') : 'memory://'
  try {
    const client = new EmbeddedPostgres(location, {
      parsers: { ...columnParsers },
      extensions: { btree_gist, pg_trgm },
    })
    client.onPanic = onPanic
    await client.waitReady
    await client.exec(`set random_page_cost = ${randomPageCost}`)
    return postgresDialect(new PGliteDriver(client))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The database ${location} does not start (${reason}). Is its disk full?`, { cause: error })
  }
}
