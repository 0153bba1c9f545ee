import { type Kysely, type Migration, sql } from 'kysely'

/** The layout that a widget of the store is limited to; null for both. */
export const widgetEnvs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table store_widget add column env text').execute(db)
  },
}
