import { type RawBuilder, sql } from 'kysely'
import type { TransitMode } from '../../../db/gtfs/TransitMode'
import type { Database } from '../../../db/Tables'
import type { ServiceDay } from './serviceDay'

/** A scheduled departure, as the tables have it. */
export type DepartureRow = {
  /** The service day, YYYY-MM-DD. */
  day: string
  /** Seconds after the start of the service day. */
  departs: number
  /** When the ride begins, for a ride by frequency; else null. */
  run: number | null
  seq: number
  trip: string
  trip_gtfs: string
  headsign: string
  stop_gtfs: string
  platform: string | null
  stop_name: string
  route_gtfs: string
  mode: TransitMode
  line: string
  color: string | null
  text_color: string | null
}

export type DepartureFilter = {
  feed: number
  /** Numbers of the stops of one board. */
  stops: readonly number[]
  /** Undefined for all. */
  mode: TransitMode | undefined
  days: readonly ServiceDay[]
  /** Most rows of a day. */
  limit: number
}

/**
 * Selects the next departures of each day, in the order of the day. For each day and stop, the statement reads the index by stop and
 * time until it has enough: whether a ride runs is a subquery of each row, which no join over all rides replaces.
 */
export async function selectDepartures(db: Database, filter: DepartureFilter): Promise<DepartureRow[]> {
  const { feed, days, stops, limit } = filter
  if (days.length === 0 || stops.length === 0) return []
  const { rows } = await sql<DepartureRow>`
    with next as materialized (
      select day.day, found.* from json_to_recordset(${JSON.stringify(days)}::json) as day (day date, since int)
      cross join unnest(array[${sql.join(stops)}]::int[]) as place (stop)
      cross join lateral (
        (${timed(filter)} order by departs limit ${limit}) union all (${frequent(filter)} order by departs limit ${limit})
      ) as found)
    select next.day::text as day, next.departs, next.run, next.seq, ${columns} from next
      join transit_trip on transit_trip.feed = ${feed} and transit_trip.trip = next.trip
      join transit_route on transit_route.feed = ${feed} and transit_route.route = transit_trip.route
      cross join lateral (
        select * from transit_stop where transit_stop.feed = ${feed} and transit_stop.stop = next.stop offset 0) as transit_stop`.execute(
    db,
  )
  return rows
}

const columns = sql`transit_trip.uid as trip, transit_trip.gtfs as trip_gtfs,
  coalesce(next.headsign, transit_trip.headsign) as headsign, transit_stop.gtfs as stop_gtfs, transit_stop.platform,
  transit_stop.name as stop_name, transit_route.gtfs as route_gtfs, transit_route.mode, transit_route.name as line,
  transit_route.color, transit_route.text_color`

/** Departures at times of the timetable. */
const timed = (filter: DepartureFilter) => sql`
  select departs, null::int as run, trip, seq, stop, headsign from transit_stop_time
  where ${isAtStop(filter)} and departs >= day.since and ${runs(filter, sql`not is_frequent`)}`

/** Departures of rides that begin every so many seconds. */
const frequent = (filter: DepartureFilter) => sql`
  select run + departs - (${startOf(filter)}) as departs, run, transit_stop_time.trip, seq, stop, headsign
  from transit_frequency
    join transit_stop_time on transit_stop_time.trip = transit_frequency.trip and ${isAtStop(filter)}
    cross join lateral generate_series(transit_frequency.starts, transit_frequency.ends - 1, transit_frequency.every) as run
  where transit_frequency.feed = ${filter.feed} and run + departs - (${startOf(filter)}) >= day.since
    and ${runs(filter, sql`is_frequent`)}`

const isAtStop = ({ feed }: DepartureFilter) =>
  sql`transit_stop_time.feed = ${feed} and transit_stop_time.stop = place.stop and boards`

const startOf = ({ feed }: DepartureFilter) =>
  sql`select starts from transit_trip where transit_trip.feed = ${feed} and transit_trip.trip = transit_stop_time.trip`

/** Whether the ride of a row runs on the day, by the wanted mode and the condition. */
const runs = ({ feed, mode }: DepartureFilter, condition: RawBuilder<unknown>) => sql`(select ${condition}
    and ${runsOn(feed, sql`transit_trip.service`, sql`day.day`)} ${
      mode === undefined
        ? sql``
        : sql`and (
      select mode from transit_route where transit_route.feed = ${feed} and transit_route.route = transit_trip.route) = ${mode}`
    }
  from transit_trip where transit_trip.feed = ${feed} and transit_trip.trip = transit_stop_time.trip)`

/** Whether a service runs on a day: as the exception of the day says, else by its weekdays. */
export const runsOn = (feed: number, service: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<boolean>`coalesce(
    (select runs from transit_service_date where transit_service_date.feed = ${feed}
      and transit_service_date.service = ${service} and transit_service_date.day = ${day}),
    (select ${day} between starts_on and ends_on and (days >> extract(dow from ${day})::int) & 1 = 1 from transit_service
      where transit_service.feed = ${feed} and transit_service.service = ${service}),
    false)`
