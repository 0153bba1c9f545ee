import { sql } from 'kysely'
import type { Database } from '../db/Tables'

const hourMs = 3_600_000

/** Longest window of a counter. Older rows are useless. */
const longestWindowMs = hourMs

/** Retention of suspicious polls, in ms. */
const suspicionMs = 90 * 24 * hourMs

/** Retention of searches without results, in ms. */
const missMs = 90 * 24 * hourMs

/** Retention of visit counts, in ms: two years and a month, for comparisons. */
const visitMs = 761 * 24 * hourMs

/** Deletes counts of submissions that no limit needs. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  // Skips rows that another server is deleting, so that the two cannot deadlock.
  await sql`delete from rate_limit where (key, slot) in (
    select key, slot from rate_limit where slot < ${before(now, longestWindowMs)} for update skip locked)`.execute(db)
}

export async function deleteOldSuspicions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('poll_suspicion').where('slot', '<', before(now, suspicionMs)).execute()
}

export async function deleteOldMisses(db: Database, now: Date): Promise<void> {
  const day = before(now, missMs).toISOString().slice(0, 10)
  await db.deleteFrom('search_miss').where('day', '<', day).execute()
}

export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('visit_count').where('day', '<', before(now, visitMs).toISOString().slice(0, 10)).execute()
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
