import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Counters of submissions, for limits that all servers share, and sizes of stored forms. `rate_limit.key` is a keyed hash, so that
 * rows reveal no address; they are deleted after an hour.
 */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'create table server_secret (name text primary key, value text not null)',
  `create table rate_limit (
    key text not null, slot timestamptz not null, count int not null, primary key (key, slot))`,
  'create index rate_limit_slot on rate_limit (slot)',
  `create table poll_suspicion (
    poll text not null references poll (uid) on delete cascade, slot timestamptz not null, attempts int not null,
    primary key (poll, slot))`,
  'alter table filled_form add column bytes int not null default 0',
  'update filled_form set bytes = octet_length(fields::text)',
  'create index filled_form_bytes on filled_form (portal, bytes)',
  'alter table meter_reading add column bytes int not null default 0',
  'update meter_reading set bytes = octet_length(details::text)',
  'create index meter_reading_bytes on meter_reading (portal, bytes)',
]
