import type { Selectable } from 'kysely'
import { normalizeForSearch } from '../../db/folded'
import type { Database, StreetTable } from '../../db/Tables'
import { likePattern } from '../lists/containing'

export type Street = Selectable<StreetTable>

const wordsOf = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a street fits what was typed; less is better. */
function rank(name: string, words: readonly string[]): number {
  const own = wordsOf(name)
  if (own.join(' ').startsWith(words.join(' '))) return 0
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2
}

/** The streets that have every word of a text in their name, postal code or locality, best first; of all towns or one. */
export async function findStreets(db: Database, portal: string | undefined, text: string): Promise<Street[]> {
  const words = wordsOf(text)
  if (words.length === 0) return []
  let found = db.selectFrom('street').selectAll()
  if (portal) found = found.where('portal', '=', portal)
  for (const word of words) found = found.where('search', 'like', likePattern(word))
  const streets = await found.orderBy('name').orderBy('locality').limit(500).execute()
  const ranked = streets.map((street) => ({ street, rank: rank(street.name, words) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ street }) => street)
}
