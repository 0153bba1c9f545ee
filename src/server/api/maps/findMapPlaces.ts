import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { selectTogether } from '../../db/selectTogether'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import { ApiFailure } from '../../http/ApiFailure'
import { wallTime, weekday } from '../../time/zonedTime'
import { foldWords, splitWords } from '../call/foldWords'
import { containsWord, type ListPart, type Range } from '../call/listQueries'
import { isEnabled, type Scope } from '../call/Scope'
import { categoryAndBelow } from '../texts/placeCategories'

/** `category` and `needs` are comma-separated lists; `bbox` is `west,south,east,north`. */
export type MapFilter = {
  bbox?: string
  category?: string
  query?: string
  open?: boolean
  needs?: string
  uid?: string
}

type MapPlaceRow = Pick<
  Selectable<PlaceTable>,
  'uid' | 'category' | 'lat' | 'lon' | 'has_page' | 'details' | 'texts' | 'edited_at'
> & {
  /** Number and sum of the published ratings; null when there are none. */
  rated: { count: number; total: number } | null
}

/**
 * Lists the places of a filter in the order of the town. When the portal's `mapsSortAZ` is on, sorts them by name, those with a
 * page first. Places whose names match the query come before places that match elsewhere.
 */
export async function findMapPlaces(
  scope: Scope,
  { offset, limit }: Range,
  filter: MapFilter,
): Promise<Omit<ListPart<PlaceTable>, 'rows'> & { rows: MapPlaceRow[] }> {
  const found = filtered(scope, filter)
  // A place with the name comes before places in a street of that name.
  const words = wordsOf(filter)
  const ranked = words.length > 0 ? found.orderBy(hasWords('names', words), 'desc') : found
  const sorted = isEnabled(scope.portal.configs?.mapsSortAZ)
    ? ranked.orderBy('has_page', 'desc').orderBy('sort_name').orderBy('position')
    : ranked.orderBy('position')
  const { rows, counted } = await selectTogether(scope.db, {
    rows: sorted
      .select(['uid', 'category', 'lat', 'lon', 'has_page', 'details', 'texts', 'edited_at'])
      .select((place) =>
        jsonObjectFrom(
          place
            .selectFrom('rating_summary as summary')
            .select(['summary.count', 'summary.total'])
            .whereRef('summary.portal', '=', 'place.portal')
            .where('summary.data_type', '=', 'place')
            .whereRef('summary.data_uid', '=', 'place.uid')
            .where('summary.count', '>', 0),
        ).as('rated'),
      )
      .offset(offset)
      .limit(limit),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  return { rows, total: counted[0]?.total ?? 0 }
}

/**
 * Returns the SQL condition for places that have every word, in one of its folded spellings or a form of it such as the plural, in
 * their name (`names`), or also in their description or street (`search`), in any language.
 */
export const hasWords = (column: 'names' | 'search', words: readonly (readonly string[])[]): RawBuilder<boolean> => {
  const hasWord = (spellings: readonly string[]) =>
    sql`(${sql.join(
      spellings.map((spelling) => containsWord(sql.ref(column), spelling)),
      sql` or `,
    )})`
  return sql<boolean>`(${sql.join(words.map(hasWord), sql` and `)})`
}

/** Returns the words of the query, each with its only spelling. */
const wordsOf = ({ query = '' }: Pick<MapFilter, 'query'>) => splitWords(foldWords(query)).map((word) => [word])

function filtered(scope: Scope, { bbox, category, query = '', open, needs, uid }: MapFilter) {
  let found = scope.db.selectFrom('place').where('portal', '=', scope.name)
  if (bbox !== undefined) {
    const { west, south, east, north } = parseBounds(bbox)
    found = found.where('lat', '>=', south).where('lat', '<=', north).where('lon', '>=', west).where('lon', '<=', east)
  }
  if (category) found = found.where('category', 'in', [...new Set(category.split(',').flatMap(categoryAndBelow))])
  const words = wordsOf({ query })
  if (words.length > 0) found = found.where(hasWords('search', words))
  // A query without letters or digits matches nothing.
  if (query.trim() && words.length === 0) found = found.where(sql<boolean>`false`)
  if (open) found = found.where(isOpenAt(scope))
  for (const need of needs?.split(',') ?? [])
    found = found.where(sql<boolean>`details->'accessibility'->>${need} in ('yes', 'limited')`)
  return uid === undefined ? found : found.where('uid', '=', uid)
}

/** Returns the SQL condition for places that are open now: strictly between the start and end of an entry of today, or always. */
function isOpenAt({ now, timeZone }: Scope) {
  const { day, minute } = wallTime(now, timeZone)
  return sql<boolean>`exists (select from json_array_elements(details->'schedule') as entry
    where (entry->>'day')::int = ${weekday(day)} and (coalesce((entry->>'alwaysOpen')::boolean, false)
      or ((entry->>'startTime')::int < ${minute} and (entry->>'endTime')::int > ${minute})))`
}

export type CategoryCount = { category: string; count: number }

/** Counts the places of a town by category. */
export const countCategories = ({ db, name }: Scope): Promise<CategoryCount[]> =>
  db
    .selectFrom('place')
    .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
    .where('portal', '=', name)
    .groupBy('category')
    .execute()

/** A box on the map, in degrees. */
type Bounds = { west: number; south: number; east: number; north: number }

/** Parses `west,south,east,north`. Throws a 400 for a box outside the world, across the date line, or with swapped sides. */
function parseBounds(text: string): Bounds {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text.split(',').map(Number)
  const isInWorld = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  if (isInWorld && west < east && south < north) return { west, south, east, north }
  const message =
    'The box must be "west,south,east,north" with west < east and south < north, within ±180 and ±90 degrees.'
  throw new ApiFailure(400, 'invalid-request', message)
}
