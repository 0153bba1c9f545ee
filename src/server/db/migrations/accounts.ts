import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Accounts, sessions and requests by mail. Tokens and codes are stored as hashes. A session keeps the hashes of all its pairs, so
 * that a replayed refresh token is recognised. `portal` has no foreign key, so that a reseeded town keeps its accounts.
 */
export const accounts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const ofAccount = 'account uuid not null references account (uid) on delete cascade'
const ofSession = 'session uuid not null references account_session (id) on delete cascade'

const statements = [
  `create table account (
    uid uuid primary key, email text not null unique, password text not null, first_name text not null,
    last_name text not null, locale text not null, portal text, created_at timestamptz not null)`,
  `create table account_picture (
    account uuid primary key references account (uid) on delete cascade, version text not null, webp text not null)`,
  `create table account_session (
    id uuid primary key, ${ofAccount}, portal text, device text, created_at timestamptz not null,
    last_used_at timestamptz not null, ends_at timestamptz not null)`,
  'create index account_session_account on account_session (account)',
  'create index account_session_end on account_session (ends_at)',
  `create table account_token (
    refresh_hash text primary key, access_hash text not null unique, ${ofSession}, issued_at timestamptz not null,
    replaced_at timestamptz)`,
  'create index account_token_session on account_token (session)',
  'create index account_token_issued on account_token (issued_at)',
  `create table account_request (
    uid uuid primary key, kind text not null, account uuid references account (uid) on delete cascade,
    email text not null, portal text not null, locale text not null, details jsonb, tries int not null default 0,
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz)`,
  'create index account_request_email on account_request (email)',
  'create index account_request_account on account_request (account)',
  'create index account_request_expiry on account_request (expires_at)',
  `create table account_request_key (
    hash text primary key, request uuid not null references account_request (uid) on delete cascade)`,
  'create index account_request_key_request on account_request_key (request)',
]
