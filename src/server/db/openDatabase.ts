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
  /** URL of a PostgreSQL server; without it PGlite stores the database in the data folder. */
  url?: string | undefined
  /** Folder of the PGlite database; without it, and without a URL, the database is in memory. */
  dataFolder?: string | undefined
  /** Most connections to the PostgreSQL server at a time, besides the one that listens. */
  poolSize?: number
  onError?: (error: Error) => void
  /** Receives every statement, with its parameters, after it ran. */
  log?: Logger
  /** PGlite failed for good, for example because the disk is full; only another process can open the database again. */
  onPanic?: (error: Error) => void
}

export type OpenDatabase = {
  db: Database
  /** Listens to notifications; undefined for PGlite, which only this process writes to. */
  listen?: Listen
  /** The connections to a PostgreSQL server; undefined for PGlite, which has one. */
  poolState?: () => PoolState
  close(): Promise<void>
}

/** Opens the database and runs its migrations. A data folder stays locked by this process until `close`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.url ? await openServerDatabase(options.url, options) : await openEmbeddedDatabase(options)
}

async function openServerDatabase(url: string, options: DatabaseOptions): Promise<OpenDatabase> {
  const { poolSize: size = 10, onError = () => {}, log } = options
  const patient = openPool(new PostgresPool(url, { size: 1, isPatient: true, onError }))
  try {
    await migrate(patient)
  } finally {
    await patient.destroy()
  }
  const pool = new PostgresPool(url, { size, onError })
  const db = openPool(pool, log)
  return { db, listen: listenPostgres(url), poolState: () => pool.state, close: () => db.destroy() }
}

/** The database behind a pool, without its migrations. */
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
