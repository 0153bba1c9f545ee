import { type Kysely, type Migration, sql } from 'kysely'
import { indexTable } from './indexTable'
import { trackTable } from './trackTable'

/** Walks with their steps and tracks, and reviews. */
export const walks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['walk', 'walk_step', 'review']) await trackTable(db, table)
    await indexTable(db, 'walk', source)
  },
}

const owner = 'portal text not null references portal (name) on delete cascade'

const statements = [
  `create table gpx_file (name text primary key, ${owner}, content text not null)`,
  `create table walk (
    ${owner}, uid text not null, position int not null, gpx_file text not null references gpx_file (name),
    theme text not null, difficulty text not null, length float8 not null, duration int not null, ascent int, descent int,
    lat float8 not null, lon float8 not null, accessibility jsonb not null, image text, checked_on date,
    record json not null, track json, texts json not null, search jsonb not null, primary key (portal, uid))`,
  `create table walk_step (
    portal text not null, walk text not null, uid text not null, position int not null, lat float8 not null,
    lon float8 not null, distance float8 not null, image text, leg json not null,
    texts json not null, primary key (portal, walk, uid),
    foreign key (portal, walk) references walk (portal, uid) on delete cascade)`,
  `create table review (
    ${owner}, uid text not null, data_type text not null, data_uid text not null, author text, rate int not null,
    text text not null, written_at timestamptz not null, primary key (portal, uid))`,
  'create index review_latest on review (portal, data_uid, written_at desc)',
]

/** The columns of `search_source`, see `search`. */
const source = `select portal, 'walk', uid, page.key, null, null, null, jsonb_build_array(theme),
    page.value->>'title', page.value->>'summary', page.value->>'themeName', page.value->>'html'
    from changed, json_each(texts) as page`
