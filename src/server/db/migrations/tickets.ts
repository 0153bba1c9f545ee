import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/**
 * Events that residents register for, the registrations and their tickets, and what entrances scanned. Registrations name a portal
 * without a foreign key, so that they survive a town that is seeded again.
 */
export const tickets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['ticketed_event', 'ticket_subscription']) await trackTable(db, table)
  },
}

const statements = [
  `create table ticketed_event (portal text not null references portal (name) on delete cascade, event text not null,
    record json not null, primary key (portal, event))`,
  `create table ticket_subscription (uid uuid primary key, portal text not null, event text not null, owner text not null,
    status text not null, places integer not null, turn integer not null, name text not null, email text,
    locale text not null, created_at timestamptz not null, sequence integer not null default 0, check (places >= 0))`,
  `create unique index ticket_subscription_once on ticket_subscription (portal, event, owner) where status <> 'cancelled'`,
  'create index ticket_subscription_owner on ticket_subscription (owner, portal)',
  'create index ticket_subscription_turn on ticket_subscription (portal, event, turn)',
  `create table ticket (uid uuid primary key, subscription uuid not null references ticket_subscription (uid) on delete cascade,
    portal text not null, event text not null, revoked_at timestamptz)`,
  'create index ticket_of on ticket (subscription)',
  'create index ticket_event on ticket (portal, event)',
  `create table ticket_key (id integer primary key, private_key text not null, public_key text not null,
    created_at timestamptz not null)`,
  `create table ticket_scan (uid uuid primary key, portal text not null, event text not null, ticket text not null,
    gate text not null, scanned_at timestamptz not null, received_at timestamptz not null)`,
  'create index ticket_scan_event on ticket_scan (portal, event, ticket)',
]
