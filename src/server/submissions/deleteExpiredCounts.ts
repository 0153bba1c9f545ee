import { sql } from 'kysely'
import type { Database } from '../db/Tables'

const hourMs = 3_600_000

/** Longest window of a counter, after which its rows are of no use. */
const longestWindowMs = hourMs

/** How long the town can read that a poll was voted in unusually often. */
const suspicionMs = 90 * 24 * hourMs

/** How long the town can read what was searched for in vain. */
const missMs = 90 * 24 * hourMs

/** How long the town can compare how often its pages are visited: two years and a month. */
const visitMs = 761 * 24 * hourMs

/** Deletes counts of submissions that no limit needs any more. */
export async function deleteExpiredCounts(db: Database, now: Date): Promise<void> {
  // Rows that another server deletes at this moment are left to it, so that the two never wait for each other.
  await sql`delete from rate_limit where (key, slot) in (
    select key, slot from rate_limit where slot < ${before(now, longestWindowMs)} for update skip locked)`.execute(db)
}

/** Deletes the marks of polls that are older than 90 days. */
export async function deleteOldSuspicions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('poll_suspicion').where('slot', '<', before(now, suspicionMs)).execute()
}

/** Deletes the counts of searches that found nothing and are older than 90 days. */
export async function deleteOldMisses(db: Database, now: Date): Promise<void> {
  const day = before(now, missMs).toISOString().slice(0, 10)
  await db.deleteFrom('search_miss').where('day', '<', day).execute()
}

/** Deletes the counts of visits that are older than two years. */
export async function deleteOldVisits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('visit_count').where('day', '<', before(now, visitMs).toISOString().slice(0, 10)).execute()
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
