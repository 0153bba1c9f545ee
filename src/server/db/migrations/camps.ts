import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/**
 * Where youth movements camp, and their camps. The database refuses two camps of one location on the same night. Camps name a portal
 * without a foreign key, so that they survive a town that is seeded again.
 */
export const camps: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['camp_location', 'camp']) await trackTable(db, table)
    await indexTable(db, 'camp_location', source, { kinds: ['camp'] })
  },
}

/** The columns of `search_source`, see `search`, with the names of a camp in all languages. */
const source = `select portal, 'camp', uid, page.key, null, null, null, '[]'::jsonb,
    page.value->>'title', page.value->>'description',
    'camp scouts guides patro prairie kamp jeugdbeweging Lager Pfadfinder',
    concat_ws(' ', page.value->>'water', page.value->>'road', 'mouvement de jeunesse youth movement Jugendgruppe')
    from changed, json_each(record->'translations') as page`

const statements = [
  `create table camp_location (portal text not null references portal (name) on delete cascade, uid text not null,
    position integer not null, record json not null, primary key (portal, uid))`,
  `create table camp (uid uuid primary key, portal text not null, owner text not null, reference text not null unique,
    location text not null, starts_on date not null, ends_on date not null,
    status text not null check (status in ('draft', 'registered', 'cancelled')), draft_ends_at timestamptz, fields json not null,
    email text, locale text not null, sequence integer not null, shown json not null, bytes integer not null,
    created_at timestamptz not null, check (starts_on < ends_on), check ((status = 'draft') = (draft_ends_at is not null)),
    constraint camp_once exclude using gist (portal with =, location with =, daterange(starts_on, ends_on) with &&)
      where (status <> 'cancelled'))`,
  'create index camp_owner on camp (owner, portal)',
]
