import { type RawBuilder, sql } from 'kysely'
import type { Operations, StopView } from '../../../../schemas'
import type { TransitMode } from '../../db/gtfs/TransitMode'
import { normalizeForSearch } from '../../db/normalizeForSearch'
import type { Database } from '../../db/Tables'
import { containsWord } from '../call/listQueries'
import type { StopRow } from './stops'

type StopQuery = Omit<Operations['listStops']['query'], 'portalName'>

/** What a row of a list has besides the stop. */
type ListedStop = Pick<StopRow, 'uid' | 'name' | 'zip' | 'lat' | 'lon' | 'bus_lines' | 'train_lines'> & {
  metres: number | null
}

/** Selects the stops of portals that a query asks for, by distance when it names a position, else those of the town first, by name. */
export async function listStopsOf(
  db: Database,
  portals: readonly string[],
  mode: TransitMode,
  query: StopQuery,
): Promise<{ items: StopView[]; total: number }> {
  if (portals.length === 0) return { items: [], total: 0 }
  const metres = distanceOf(query)
  const { rows } = await sql<ListedStop & { total: number }>`
    with found as (select uid, name, zip, lat, lon, in_search, bus_lines, train_lines, ${metres} as metres from transit_stop
      where ${sql.join(conditions(portals, mode, query, metres), sql` and `)})
    select found.*, (select count(*)::int from found) as total from found
    order by metres nulls last, in_search desc, name, uid offset ${query.from} limit ${query.count}`.execute(db)
  return { items: rows.map((row) => stopView(row, mode)), total: rows[0]?.total ?? 0 }
}

/** What lists say of a stop, with its lines of one kind. */
export const stopView = (
  row: Omit<ListedStop, 'metres'> & { metres?: number | null },
  mode: TransitMode,
): StopView => ({
  uid: row.uid,
  name: row.name,
  ...(row.zip !== null && { zip: row.zip }),
  lat: row.lat,
  lon: row.lon,
  lines: row[`${mode}_lines`].map(({ line }) => line),
  ...(row.metres != null && { distance: Math.round(row.metres) }),
})

const metresPerDegree = 111_195

function distanceOf({ lat, lon }: StopQuery): RawBuilder<number | null> {
  if (lat === undefined || lon === undefined) return sql`null::float8`
  return sql`${metresPerDegree}::float8 * sqrt((lat - ${lat}::float8) ^ 2
    + ((lon - ${lon}::float8) * cos(radians(${lat}::float8))) ^ 2)`
}

function conditions(
  portals: readonly string[],
  mode: TransitMode,
  { zips, stopName = '', radius, box, lat, lon }: StopQuery,
  metres: RawBuilder<number | null>,
): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = [
    sql`portal in (${sql.join(portals)})`,
    sql`is_listed`,
    sql`json_array_length(${sql.ref(`${mode}_lines`)}) > 0`,
  ]
  if (zips) all.push(sql`zip in (${sql.join(zips.split(','))})`)
  for (const word of normalizeForSearch(stopName).split(/\s+/).filter(Boolean)) {
    all.push(containsWord(sql`search`, word))
  }
  if (radius !== undefined && lat !== undefined && lon !== undefined) {
    const span = radius / metresPerDegree
    all.push(sql`lat between ${lat - span}::float8 and ${lat + span}::float8`, sql`${metres} <= ${radius}`)
  }
  if (box) {
    const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
    all.push(sql`lat between ${south}::float8 and ${north}::float8 and lon between ${west}::float8 and ${east}::float8`)
  }
  return all
}
