import { type Migration, Migrator } from 'kysely'
import type { Database } from '../Tables'
import { foundation } from './foundation'
import { townServices } from './townServices'

/**
 * Brings the tables up to date. Several servers may do so at once on one PostgreSQL: the first takes a lock, the others
 * wait and find nothing left to do. Throws what the database said when a step fails; that step is then undone.
 */
export async function migrate(db: Database): Promise<string[]> {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Every migration by its name; they run in the order of their names, which never change once released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-town-services': townServices,
}
