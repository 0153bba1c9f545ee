import { type Kysely, type Migration, sql } from 'kysely'

/** Sign-ins to the parking service and the sessions that were started here. Nothing of it is public. */
export const parking: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table parking_login (token text primary key, owner text not null, account uuid, portal text not null,
    access_token text not null, refresh_token text not null, expires_at timestamptz not null, renewal_ends_at timestamptz,
    sessions json, read_at timestamptz, used_at timestamptz not null)`,
  'create index parking_login_owner on parking_login (owner)',
  'create table parking_state (state text primary key, used_at timestamptz not null)',
  `create table parking_session (uid uuid primary key, owner text not null, account uuid, login text not null,
    portal text not null, locale text not null, plate_key text not null, plate text not null, country text not null,
    zone text not null, minutes integer, state text not null check (state in ('starting', 'running', 'stopped')),
    lease_ends_at timestamptz not null, reference text, record json, started_at timestamptz not null, ends_at timestamptz,
    reminded_about_at timestamptz)`,
  `create unique index parking_session_plate on parking_session (owner, plate_key) where state <> 'stopped'`,
  'create index parking_session_login on parking_session (login)',
]
