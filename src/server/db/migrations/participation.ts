import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/**
 * Raters of reviews, comments, suggestions and their categories. `rater` is a hash of the visitor and the rated record.
 * `rating_summary` holds the summary of published ratings; transactions that change a rating lock its row. `digest` recognises
 * repeated texts. `answered_call` holds answers to calls with an idempotency key.
 */
export const participation: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of ['rating_summary', 'suggestion_category']) await trackTable(db, table)
  },
}

const owner = 'portal text not null references portal (name) on delete cascade'
const sender = 'account uuid references account (uid) on delete set null'
const thing = 'data_type text not null, data_uid text not null'

const statements = [
  `alter table review add column rater text, add column ${sender}, add column email text, add column fields jsonb,
    add column status text not null default 'published', add column digest text, add column bytes int not null default 0`,
  'create unique index review_rater on review (portal, data_type, data_uid, rater)',
  'create index review_account on review (account) where account is not null',
  'create index review_written on review (written_at) where rater is not null',
  `create table rating_summary (
    ${owner}, ${thing}, count int not null, total int not null, marks jsonb not null,
    primary key (portal, data_type, data_uid))`,
  `insert into rating_summary (portal, data_type, data_uid, count, total, marks)
    select portal, data_type, data_uid, sum(given)::int, sum(given * rate)::int, jsonb_object_agg(rate, given)
    from (select portal, data_type, data_uid, rate, count(*) as given from review group by 1, 2, 3, 4) as counted
    group by 1, 2, 3`,
  `create table comment (
    uid uuid primary key, ${owner}, received_at timestamptz not null, ${sender}, email text, text text not null,
    url text not null, widget text, digest text, bytes int not null)`,
  'create index comment_received on comment (received_at)',
  'create index comment_account on comment (account) where account is not null',
  `create table suggestion (
    uid uuid primary key, ${owner}, received_at timestamptz not null, ${thing}, category text not null, ${sender},
    email text, text text not null, fields jsonb not null, picture text, digest text, bytes int not null)`,
  'create index suggestion_received on suggestion (received_at)',
  'create index suggestion_account on suggestion (account) where account is not null',
  ...['review', 'comment', 'suggestion'].flatMap((table) => [
    `create index ${table}_bytes on ${table} (portal, bytes)`,
    `create index ${table}_digest on ${table} (portal, digest) where digest is not null`,
  ]),
  `create table suggestion_category (
    ${owner}, uid text not null, parent text, position int not null, data_types jsonb not null, kind text not null,
    texts json not null, primary key (portal, uid))`,
  `create table answered_call (
    key text primary key, request text not null, status int, answer text, begun_at timestamptz not null)`,
  'create index answered_call_begun on answered_call (begun_at)',
]
