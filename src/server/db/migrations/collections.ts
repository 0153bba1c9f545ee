import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/** Blood collections and bike racks of a town, and the last good copies of feeds that replace them. */
export const collections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await trackTable(db, 'blood_collection')
    await trackTable(db, 'bike_rack')
    await trackTable(db, 'feed_copy', 'select name as portal from portal')
  },
}

const record = `portal text not null references portal (name) on delete cascade, uid text not null,
    lat float8 not null, lon float8 not null, record json not null, primary key (portal, uid)`

const statements = [
  `create table blood_collection (${record})`,
  `create table bike_rack (${record})`,
  // A feed belongs to the server, not to a portal.
  `create table feed_copy (
    name text primary key, records json not null, read_at timestamptz not null, failed_at timestamptz)`,
]
