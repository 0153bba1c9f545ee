import { Kysely } from 'kysely'
import { openPGlite } from './drivers/openPGlite'
import { openPostgres } from './drivers/openPostgres'
import { lockFolder } from './lock/lockFolder'
import { migrate } from './migrations/migrate'
import type { Database, Tables } from './Tables'

export type DatabaseOptions = {
  /** PostgreSQL to use; without it the database lives in the data folder. */
  url?: string | undefined
  /** Folder of the database; without it and without a URL it lives in memory. */
  dataFolder?: string | undefined
  onError?: (error: Error) => void
}

export type OpenDatabase = { db: Database; close(): Promise<void> }

/** Opens the database and brings its tables up to date. A data folder is kept to this process until `close`. */
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
    return { db, close }
  } catch (error) {
    unlock()
    throw error
  }
}
