import { type Kysely, type Migration, sql } from 'kysely'

/** The tables of the first release: towns, their publications and their polls. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const owned = 'portal text not null references portal (name) on delete cascade, uid text not null'

const statements = [
  `create table portal (
    name text primary key, record json not null, home json not null, footer json not null, anchored_on date not null)`,
  `create table publication (
    ${owned}, published_at timestamptz not null, type text not null, image text, tags jsonb not null,
    texts json not null, search jsonb not null, primary key (portal, uid))`,
  'create index publication_latest on publication (portal, published_at desc, uid)',
  `create table event (
    ${owned}, starts_at timestamptz not null, ends_at timestamptz not null, place text, image text, tags jsonb not null,
    texts json not null, search jsonb not null, primary key (portal, uid), check (ends_at > starts_at))`,
  'create index event_next on event (portal, starts_at, uid)',
  `create table place (
    ${owned}, position int not null, category text not null, lat float8 not null, lon float8 not null,
    details json not null, texts json not null, primary key (portal, uid))`,
  `create table poll (
    uid text primary key, portal text not null references portal (name) on delete cascade,
    kind text not null, multiple boolean not null, image text, texts json not null)`,
  `create table poll_response (
    poll text not null references poll (uid) on delete cascade, uid text not null, position int not null,
    votes int not null, primary key (poll, uid))`,
  `create table vote (
    poll text not null references poll (uid) on delete cascade, voter text not null, cast_at timestamptz not null,
    primary key (poll, voter))`,
  `create table vote_choice (
    poll text not null, voter text not null, response text not null, primary key (poll, voter, response),
    foreign key (poll, voter) references vote (poll, voter) on delete cascade,
    foreign key (poll, response) references poll_response (poll, uid) on delete cascade)`,
  `create table menu_item (
    ${owned}, parent text, position int not null, icon text, path text, texts json not null,
    primary key (portal, uid), foreign key (portal, parent) references menu_item (portal, uid) on delete cascade)`,
  `create table tag (
    ${owned}, position int not null, color text not null, texts json not null, primary key (portal, uid))`,
  `create table content (
    ${owned}, parent text, texts json not null, primary key (portal, uid))`,
]
