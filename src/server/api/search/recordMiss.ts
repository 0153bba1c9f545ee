import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import { foldWords } from '../call/foldWords'

/** Distinct searches counted per portal and day. */
const maxRows = 200

/** Retention of searches without results, in ms. */
const retentionMs = 90 * 24 * 3_600_000

/** In characters. */
const maxLength = 60

/**
 * Counts a search without results, by its folded words. Skips searches with digits, which may be personal numbers. Stores nothing
 * about the visitor.
 */
export async function recordMiss(db: Database, portal: string, day: string, query: string): Promise<void> {
  const words = foldWords(query)
  if (words.length < 3 || words.length > maxLength || /\d|@/.test(query)) return
  await sql`insert into search_miss (portal, day, words, count)
    select ${portal}, ${day}::date, ${words}, 1
    where (select count(*) from search_miss where portal = ${portal} and day = ${day}::date) < ${maxRows}
      or exists (select from search_miss where portal = ${portal} and day = ${day}::date and words = ${words})
    on conflict (portal, day, words) do update set count = search_miss.count + 1`.execute(db)
}

export async function deleteOldMisses(db: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - retentionMs).toISOString().slice(0, 10)
  await db.deleteFrom('search_miss').where('day', '<', day).execute()
}
