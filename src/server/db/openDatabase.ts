import { Kysely, type Logger } from 'kysely'
import { type Listen, listenPostgres } from './drivers/listenPostgres'
import { openPGlite } from './drivers/openPGlite'
import { PostgresDriver } from './drivers/PostgresDriver'
import { type PoolState, PostgresPool } from './drivers/PostgresPool'
import { postgresDialect } from './drivers/postgresDialect'
import { lockFolder } from './lock/lockFolder'
import { migrate } from './migrations/migrate'
import type { Database, Tables } from './Tables'

export type DatabaseOptions = {
  /** URL of a PostgreSQL server. Without it, PGlite stores the database in `dataFolder`. */
  url?: string | undefined
  /** Folder of the PGlite database. Without it and a URL, the database is in memory. */
  dataFolder?: string | undefined
  /** Maximum number of PostgreSQL connections, besides the listening one. */
  poolSize?: number
  onError?: (error: Error) => void
  /** Receives every executed statement with its parameters. */
  log?: Logger
  /** Called when PGlite fails permanently, for example on a full disk. Only another process can reopen the database. */
  onPanic?: (error: Error) => void
}

export type OpenDatabase = {
  db: Database
  /** Listens to notifications; undefined for PGlite, which only this process writes to. */
  listen?: Listen
  /** Returns the numbers of PostgreSQL connections; undefined for PGlite. */
  poolState?: () => PoolState
  close(): Promise<void>
}

/** Opens the database and runs its migrations. A data folder stays locked by this process until `close`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? await openServerDatabase(options.url, options) : await openEmbeddedDatabase(options)
}

async function openServerDatabase(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const { poolSize: size = 10, onError = () => {}, log } = options
  const migrating = openPool(new PostgresPool(url, { size: 1, hasNoTimeouts: true, onError }))
  try {
    await migrate(migrating)
  } finally {
    await migrating.destroy()
  }
  const pool = new PostgresPool(url, { size, onError })
  const db = openPool(pool, log)
  return { db, listen: listenPostgres(url), poolState: () => pool.state, close: () => db.destroy() }
}

/** Opens the database of a pool without running migrations. */
export const openPool = (pool: PostgresPool, log?: Logger): Database =>
  new Kysely<Tables>({ dialect: postgresDialect(new PostgresDriver(pool)), ...(log ? { log } : {}) })

async function openEmbeddedDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataFolder, onPanic = () => {}, log } = options
  const unlock = dataFolder ? lockFolder(dataFolder) : () => {}
  try {
    const db = new Kysely<Tables>({ dialect: await openPGlite(dataFolder, onPanic), ...(log ? { log } : {}) })
    const close = async () => {
      await db.destroy()
      unlock()
    }
    try {
      await migrate(db)
    } catch (error) {
      await db.destroy()
      throw error
    }
    return { db, close }
  } catch (error) {
    unlock()
    throw error
  }
}
