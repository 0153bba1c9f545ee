import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/**
 * What residents report, and what becomes of it. Everything public is in tracked tables, so that lists are shared answers; who
 * reported and who follows is apart. Reports name a portal without a foreign key, so that they survive a town that is seeded again.
 */
export const defects: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['defect_catalogue', 'defect_report', 'defect_event', 'defect_photo'])
      await trackTable(db, table)
  },
}

const ofReport = 'report uuid not null references defect_report (uid) on delete cascade'

const statements = [
  `create table defect_catalogue (portal text primary key references portal (name) on delete cascade, record json not null)`,
  `create table defect_report (uid uuid primary key, portal text not null, reference text not null unique,
    provider text not null, category text not null, lat float8 not null, lon float8 not null, address text, asset text,
    status text not null check (status in ('received', 'in-progress', 'done', 'refused')), description text not null,
    fields json not null, is_public boolean not null, followers integer not null, bytes integer not null, made_at timestamptz not null,
    received_at timestamptz not null, changed_at timestamptz not null)`,
  // A point needs no extension. Reports of two towns are far apart, so that the portal is not part of the index.
  'create index defect_report_position on defect_report using gist (point(lon, lat))',
  'create index defect_report_asset on defect_report (portal, category, asset) where asset is not null',
  'create index defect_report_changed on defect_report (portal, changed_at)',
  `create index defect_report_open on defect_report (portal, changed_at) where status in ('received', 'in-progress')`,
  `create table defect_event (${ofReport}, portal text not null, position integer not null, status text not null,
    answer text, happened_at timestamptz not null, primary key (report, position))`,
  `create table defect_photo (uid uuid primary key, ${ofReport}, portal text not null, position integer not null,
    is_public boolean not null, picture text not null, thumbnail text not null)`,
  'create index defect_photo_report on defect_photo (report, position)',
  `create table defect_reporter (${ofReport}, account uuid not null, portal text not null, locale text not null,
    sent_key text unique, primary key (report))`,
  'create index defect_reporter_account on defect_reporter (account)',
  `create table defect_follower (${ofReport}, follower text not null, account uuid, portal text not null, locale text not null,
    followed_at timestamptz not null, primary key (report, follower))`,
  'create index defect_follower_follower on defect_follower (follower)',
  `create table defect_delivery (${ofReport}, system text not null, state text not null, reference text,
    primary key (report))`,
  `create index defect_delivery_state on defect_delivery (state) where state <> 'delivered'`,
  'create index defect_delivery_reference on defect_delivery (system, reference)',
  `create table defect_login (account uuid primary key references account (uid) on delete cascade, access_token text not null,
    refresh_token text not null, expires_at timestamptz not null, renewal_ends_at timestamptz)`,
]
