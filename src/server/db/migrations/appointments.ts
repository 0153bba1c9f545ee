import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/**
 * What residents make appointments for, the offices, and the times at their desks that are taken. The database refuses two slots of
 * one desk at the same time. Slots and appointments name a portal without a foreign key, so that they survive a town that is seeded
 * again.
 */
export const appointments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['prestation', 'appointment_office', 'appointment_slot']) await trackTable(db, table)
    await indexTable(db, 'prestation', source)
  },
}

/** The columns of `search_source`, see `search`, with the names of an appointment in all languages. */
const source = `select portal, 'prestation', uid, page.key, null, null, null, '[]'::jsonb,
    page.value->>'title', page.value->>'description',
    concat_ws(' ', page.value->>'category', 'rendez-vous appointment Termin afspraak'),
    concat_ws(' ', page.value->>'bring', page.value->>'cost', 'réserver booking Terminbuchung reserveren')
    from changed, json_each(record->'translations') as page`

const statements = [
  'create extension if not exists btree_gist',
  `create table prestation (portal text not null references portal (name) on delete cascade, uid text not null,
    position integer not null, record json not null, primary key (portal, uid))`,
  `create table appointment_office (portal text not null references portal (name) on delete cascade, uid text not null,
    record json not null, primary key (portal, uid))`,
  `create table appointment_slot (uid uuid primary key, portal text not null, office text not null, desk text not null,
    prestation text not null, starts_at timestamptz not null, ends_at timestamptz not null, free_at timestamptz not null,
    hold_ends_at timestamptz, is_extended boolean not null, holder text, typed json,
    check (starts_at < ends_at and ends_at <= free_at), check ((hold_ends_at is null) = (holder is null)),
    constraint appointment_slot_once
      exclude using gist (portal with =, office with =, desk with =, tstzrange(starts_at, free_at) with &&))`,
  'create index appointment_slot_time on appointment_slot (portal, office, starts_at)',
  'create index appointment_slot_holder on appointment_slot (holder) where holder is not null',
  `create table appointment (uid uuid primary key, portal text not null, owner text not null, reference text not null unique,
    prestation text not null, office text not null, slot uuid references appointment_slot (uid) on delete set null,
    starts_at timestamptz not null, ends_at timestamptz not null, status text not null, fields json not null, email text,
    locale text not null, reminders json not null, sequence integer not null, shown json not null,
    created_at timestamptz not null)`,
  'create unique index appointment_slot_of on appointment (slot)',
  'create index appointment_owner on appointment (owner, portal)',
  'create index appointment_time on appointment (portal, office, starts_at)',
  `create table appointment_day_list (portal text not null, office text not null, day text not null,
    primary key (portal, office, day))`,
]
