import { Kysely } from 'kysely'
import { type Listen, listenPostgres } from './drivers/listenPostgres'
import { openPGlite } from './drivers/openPGlite'
import { openPostgres } from './drivers/openPostgres'
import { lockFolder } from './lock/lockFolder'
import { migrate } from './migrations/migrate'
import type { Database, Tables } from './Tables'

export type DatabaseOptions = {
  /** URL of a PostgreSQL server; without it PGlite stores the database in the data folder. */
  url?: string | undefined
  /** Folder of the PGlite database; without it, and without a URL, the database is in memory. */
  dataFolder?: string | undefined
  onError?: (error: Error) => void
}

export type OpenDatabase = {
  db: Database
  /** Listens to notifications; undefined for PGlite, which only this process writes to. */
  listen?: Listen
  close(): Promise<void>
}

/** Opens the database and runs its migrations. A data folder stays locked by this process until `close`. */
export async function openDatabase({ url, dataFolder, onError = () => {} }: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = !url && dataFolder ? lockFolder(dataFolder) : () => {}
  try {
    const db = new Kysely<Tables>({ dialect: url ? openPostgres(url, onError) : await openPGlite(dataFolder) })
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
    return { db, close, ...(url ? { listen: listenPostgres(url) } : {}) }
  } catch (error) {
    unlock()
    throw error
  }
}
