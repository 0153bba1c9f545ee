import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import { foldText } from './foldText'

/** Different searches of a portal that are counted in a day; what else finds nothing is not. */
const maxRows = 200

const maxLength = 60

/**
 * Counts a search that found nothing, by its folded words. One with digits is not counted: it may be the number of a person, a
 * telephone or an account. Nothing is stored of the visitor.
 */
export async function recordMiss(db: Database, portal: string, day: string, query: string): Promise<void> {
  const words = foldText(query)
  if (words.length < 3 || words.length > maxLength || /\d|@/.test(query)) return
  await sql`insert into search_miss (portal, day, words, count)
    select ${portal}, ${day}::date, ${words}, 1
    where (select count(*) from search_miss where portal = ${portal} and day = ${day}::date) < ${maxRows}
      or exists (select from search_miss where portal = ${portal} and day = ${day}::date and words = ${words})
    on conflict (portal, day, words) do update set count = search_miss.count + 1`.execute(db)
}
