import { type Kysely, type Migration, sql } from 'kysely'

/** Holds whose page was closed end soon, and keep the end that they have when it is opened again. */
export const holdPresence: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table appointment_slot add column open_ends_at timestamptz`.execute(db)
  },
}
