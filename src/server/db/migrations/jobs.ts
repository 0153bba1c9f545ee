import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Work that a server does apart from requests. A job is due once `run_at` and `lease_ends_at` have passed, so that one whose
 * server died is due again. `job_schedule` says for which slot of time recurring work was enqueued last.
 */
export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table job (
    id uuid primary key default gen_random_uuid(), name text not null, payload jsonb not null, key text,
    run_at timestamptz not null, attempts int not null default 0, max_attempts int not null,
    lease_ends_at timestamptz, last_error text, died_at timestamptz)`,
  'create index job_due on job (greatest(run_at, lease_ends_at)) where died_at is null',
  'create index job_dead on job (died_at) where died_at is not null',
  // A job that was begun no longer counts: what is enqueued meanwhile may be about something it did not see.
  'create unique index job_key on job (name, key) where attempts = 0',
  'create table job_schedule (name text primary key, slot timestamptz not null)',
]
