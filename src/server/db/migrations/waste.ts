import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/**
 * Waste zones with exceptions, streets of several zones, what a town knows of waste besides, with its sorting guide in the search
 * index, and the addresses that visitors follow. Addresses name a portal without a foreign key, so that they survive a town that is
 * seeded again.
 */
export const waste: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['waste_catalogue', 'waste_household']) await trackTable(db, table)
    await indexTable(db, 'waste_catalogue', source, { kinds: ['waste'], isOfPortal: true })
  },
}

const statements = [
  `alter table waste_zone add column exceptions json not null default '[]', add column put_out json,
    add column changed_at timestamptz not null default now()`,
  'alter table street add column zones json',
  `create table waste_catalogue (portal text primary key references portal (name) on delete cascade, record json not null)`,
  `create table waste_household (uid uuid primary key, portal text not null, owner text not null, account uuid,
    street text not null, number text, zip text not null, locality text not null, calendar uuid not null unique,
    reminder text not null check (reminder in ('off', 'pending', 'on')), email text, asked_at timestamptz,
    categories json not null, locale text not null, reminded_for text, created_at timestamptz not null,
    changed_at timestamptz not null, used_on text not null, unique (portal, owner))`,
  'create index waste_household_owner on waste_household (owner)',
  `create index waste_household_reminders on waste_household (portal) where reminder = 'on'`,
]

/** The columns of `search_source`, see `search`, with the names of a thing in all languages. */
const source = `select portal, 'waste', thing->>'uid', page.key, null::timestamptz, null::timestamptz, null, '[]'::jsonb,
      page.value->>'name', null,
      (select string_agg(word, ' ') from json_array_elements_text(page.value->'synonyms') as word), page.value->>'note'
      from changed, json_array_elements(coalesce(record->'guide', '[]')) as thing, json_each(thing->'translations') as page`
