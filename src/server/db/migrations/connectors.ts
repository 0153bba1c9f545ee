import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/** The pages of partners that towns show within their portals. */
export const connectors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table connector (
      portal text not null references portal (name) on delete cascade, uid text not null, position integer not null,
      record json not null, primary key (portal, uid))`.execute(db)
    await trackTable(db, 'connector')
  },
}
