import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Background jobs. A job is due after both `run_at` and `lease_ends_at`, so that the job of a crashed server becomes due again.
 * `job_schedule` holds the last enqueued time slot of each recurring job.
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
  // Started jobs are excluded, because they may have missed the change that a new job with the same key is about.
  'create unique index job_key on job (name, key) where attempts = 0',
  'create table job_schedule (name text primary key, slot timestamptz not null)',
]
