import { sql, type Transaction } from 'kysely'
import { jobNotice } from '../db/changes/TableListener'
import type { Database, Tables } from '../db/Tables'
import type { EnqueueOptions, JobCounts } from './JobQueue'

/** A job that this server may run until its lease ends. */
export type TakenJob = { id: string; name: string; payload: unknown; attempts: number; max_attempts: number }

/** Time that a taken job belongs to its server without renewal, in ms. */
export const leaseMs = 60_000

const defaultMaxAttempts = 8

/** Time that dead letters are kept, in ms: as long as the mail they name may be sent by hand. */
const deadRetentionMs = 30 * 24 * 3_600_000

/** Stores jobs. `attempts` identifies who took a job, so that a server whose lease ended can no longer change it. */
export class JobStore {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  async insert(
    transaction: Transaction<Tables>,
    name: string,
    payload: unknown,
    { runAt = this.#now(), key, maxAttempts = defaultMaxAttempts }: EnqueueOptions,
  ): Promise<void> {
    const row = { name, payload: JSON.stringify(payload), key: key ?? null, run_at: runAt, max_attempts: maxAttempts }
    await transaction
      .with('added', (db) =>
        db
          .insertInto('job')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      )
      .selectFrom('added')
      .select(jobNotice(runAt).as('notice'))
      .execute()
  }

  /** Takes due jobs of the given kinds. Leaves unknown kinds to newer servers during an update. */
  async take(names: readonly string[], limit: number): Promise<readonly TakenJob[]> {
    const { rows } = await sql<TakenJob>`
      with due as materialized (
        select id from job
        where died_at is null and greatest(run_at, lease_ends_at) <= ${this.#now()} and name in (${sql.join(names)})
        order by greatest(run_at, lease_ends_at) limit ${limit} for update skip locked)
      update job set attempts = attempts + 1, lease_ends_at = ${this.#leaseEnd()}
      from due where job.id = due.id
      returning job.id, name, payload, attempts, max_attempts`.execute(this.#db)
    return rows
  }

  /** Renews the leases of jobs that have not ended meanwhile. */
  async renew(jobs: readonly TakenJob[]): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({ lease_ends_at: this.#leaseEnd() })
      .where(({ eb, or }) => or(jobs.map(({ id, attempts }) => eb.and({ id, attempts }))))
      .where('lease_ends_at', 'is not', null)
      .execute()
  }

  async finish({ id, attempts }: TakenJob): Promise<void> {
    await this.#db.deleteFrom('job').where('id', '=', id).where('attempts', '=', attempts).execute()
  }

  async retry({ id, attempts }: TakenJob, code: string, delayMs: number): Promise<void> {
    const run_at = new Date(this.#now().getTime() + delayMs)
    await this.#db
      .updateTable('job')
      .set({ run_at, lease_ends_at: null, last_error: code })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute()
  }

  async bury({ id, attempts }: TakenJob, code: string): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({ died_at: this.#now(), lease_ends_at: null, last_error: code })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .execute()
  }

  /** Deletes the dead letters that nobody has looked after for `deadRetentionMs`. */
  async deleteDead(): Promise<void> {
    const before = new Date(this.#now().getTime() - deadRetentionMs)
    await this.#db.deleteFrom('job').where('died_at', '<', before).execute()
  }

  /** Claims a time slot of a recurring job. Resolves to true for one caller only, and for none after a later slot was claimed. */
  async claim(transaction: Transaction<Tables>, name: string, slot: Date): Promise<boolean> {
    const { rows } = await sql`
      insert into job_schedule as known (name, slot) values (${name}, ${slot})
      on conflict (name) do update set slot = excluded.slot where known.slot < excluded.slot
      returning name`.execute(transaction)
    return rows.length > 0
  }

  async count(): Promise<JobCounts> {
    const { rows } = await sql<JobCounts>`
      select (count(*) filter (where died_at is null))::int as waiting,
        (count(*) filter (where died_at is not null))::int as dead from job`.execute(this.#db)
    return rows[0] ?? { waiting: 0, dead: 0 }
  }

  #leaseEnd(): Date {
    return new Date(this.#now().getTime() + leaseMs)
  }
}
