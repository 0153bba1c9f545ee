import type { Selectable } from 'kysely'
import { normalizeForSearch } from '../../db/normalizeForSearch'
import type { Database } from '../../db/Tables'
import type { StreetTable } from '../../db/tables/AddressTables'
import { likePattern } from '../call/listQueries'

type Street = Selectable<StreetTable>

const wordsOf = (text: string): string[] =>
  normalizeForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Ranks a street: 0 when its name starts with the words, 1 when its name has them all, 2 when zip or locality has some. */
function rank(name: string, words: readonly string[]): number {
  const own = wordsOf(name)
  if (own.join(' ').startsWith(words.join(' '))) return 0
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 2
}

/** Finds streets that have every word in name, postal code or locality, best match first. `portal` undefined searches all portals. */
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

/** A parsed address: the words of the street, the house number and the box. */
type AddressQuery = { words: string; number?: string | undefined; box?: string | undefined }

const boxPattern = /(?<=[\s,\d])(?:bo[iî]te|bte|box|bus)\.?\s*([\p{L}\p{N}]{1,8})(?=[\s,]|$)/iu
const houseNumberPattern = /(?<![\p{L}\p{N}])(\d{1,4}\s?[a-z]?)(?:\/([\p{L}\p{N}]{1,8}))?(?![\p{L}\p{N}])/giu

/**
 * Parses an address such as `rue haute 12 bte 3, 4679`. A number of four digits is a postal code. A number before the name of a
 * month belongs to the street's name (`Rue du 11 Novembre`).
 */
export function parseAddressQuery(text: string): AddressQuery {
  const box = boxPattern.exec(text)
  const rest = box ? `${text.slice(0, box.index)} ${text.slice(box.index + box[0].length)}` : text
  for (const match of rest.matchAll(houseNumberPattern)) {
    const [whole, number = '', unit] = match
    if (/^\d{4}$/.test(number) || startsWithMonth(rest.slice(match.index + whole.length))) continue
    const words = `${rest.slice(0, match.index)} ${rest.slice(match.index + whole.length)}`
    if (words.trim() === '') continue
    return { words, number: number.replace(/\s/g, '').toUpperCase(), box: box?.[1] ?? unit }
  }
  return { words: rest, box: box?.[1] }
}

const startsWithMonth = (after: string): boolean =>
  /^\s+(?:janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre)/i.test(after)
