import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/** The kinds of meters that residents read, and whose history a reading is in. */
export const readings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await trackTable(db, 'meter_kind')
  },
}

const statements = [
  `create table meter_kind (portal text not null references portal (name) on delete cascade, uid text not null,
    position integer not null, record json not null, primary key (portal, uid))`,
  `alter table meter_reading add column owner text, add column kind text, add column remind_to text,
    add column locale text`,
  'create index meter_reading_owner on meter_reading (owner, portal) where owner is not null',
]
