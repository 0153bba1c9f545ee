import { sql } from 'kysely'
import type { Database } from '../db/Tables'

/** Longest window of a counter, in ms. Older rows are useless. */
const longestWindowMs = 3_600_000

/** Deletes counts of submissions that no limit needs. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  // Skips rows that another server is deleting, so that the two cannot deadlock.
  await sql`delete from rate_limit where (key, slot) in (
    select key, slot from rate_limit where slot < ${new Date(now.getTime() - longestWindowMs)}
    for update skip locked)`.execute(db)
}
