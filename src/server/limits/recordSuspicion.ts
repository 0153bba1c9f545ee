import { sql } from 'kysely'
import type { Database } from '../db/Tables'
import type { Suspicion } from './SubmissionLimits'

/** Retention of suspicious polls, in ms. */
const retentionMs = 90 * 24 * 3_600_000

/**
 * Stores in `poll_suspicion` the highest number of votes that one network attempted in an hour, and nothing about the network.
 * Resolves to false when the poll does not exist.
 */
export async function recordSuspicion(db: Database, { poll, hour, attempts }: Suspicion): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into poll_suspicion (poll, slot, attempts)
    select uid, ${hour}::timestamptz, ${attempts}::int from poll where uid = ${poll}
    on conflict (poll, slot) do update set attempts = greatest(poll_suspicion.attempts, excluded.attempts)`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteOldSuspicions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('poll_suspicion')
    .where('slot', '<', new Date(now.getTime() - retentionMs))
    .execute()
}
