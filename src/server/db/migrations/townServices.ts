import { type Kysely, type Migration, sql } from 'kysely'

/** The tables of the town's services: streets, waste zones, stops, filled forms and meter readings. */
export const townServices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const owner = 'portal text not null references portal (name) on delete cascade'
/** Columns of submissions. None of them identifies the sender. */
const submission = `uid text primary key, portal text references portal (name) on delete cascade,
    received_at timestamptz not null`

const statements = [
  `create table street (
    ${owner}, position int not null, name text not null, zip text not null, locality text not null, last int not null,
    lat float8 not null, lon float8 not null, zone text, search text not null, primary key (portal, position))`,
  `create table waste_zone (
    ${owner}, luid text not null, uid text not null, position int not null, rounds json not null,
    holidays json not null, texts json not null, primary key (luid, uid))`,
  `create table stop (
    uid text primary key, ${owner}, name text not null, zip text not null, lat float8 not null, lon float8 not null,
    lines json not null, search text not null)`,
  `create table filled_form (${submission}, form text, fields json not null)`,
  'create index filled_form_latest on filled_form (portal, received_at desc)',
  `create table meter_reading (${submission}, index text not null, meter text, read_on date, details json not null)`,
  'create index meter_reading_latest on meter_reading (portal, received_at desc)',
]
