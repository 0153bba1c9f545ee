import { sql } from 'kysely'
import type { TransitMode } from '../../../db/gtfs/TransitMode'
import type { Database } from '../../../db/Tables'
import { type LiveRows, liveColumns } from '../realtime/LiveRows'
import { type Feed, feedColumns, type StopRow } from '../stops'
import { departing } from './departing'

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
  route_gtfs: string
  mode: TransitMode
  line: string
  color: string | null
  text_color: string | null
}

/** The wanted departures of a stop. `main` is what mainly drives there; without a mode, everything that drives there counts. */
export type DepartureWish = { uid: string; count: number; mode?: TransitMode | 'main' | undefined }

export type DepartureFilter = {
  portal: string
  wishes: readonly DepartureWish[]
  from: Date
  /** The time at which live data count. */
  now: Date
}

/** A stop of the town with departures. */
export type StopDepartures = StopRow & Feed & LiveRows & { wanted: number; departures: DepartureRow[] }

/** Days ahead that are searched: tomorrow, and when that is not enough, the week. */
const [soonDays, weekDays] = [1, 8]
/** A ride that is later than that, in seconds, is not found by live data. */
const maxDelay = 2 * 3600
/** Departures of the last hours that may be late; those on time are dropped. */
const lateRows = 60

/**
 * Selects the next departures of stops, in no order, in one statement: the days of their timetables, the platforms of stations, what
 * departs and what live data say. For each day and platform, the statement reads the index by stop and time until it has enough:
 * whether a ride runs is a subquery of each row, which no join over all rides replaces. An `offset 0` keeps the planner, which does not
 * know how few stops are asked for, from reading all of them.
 */
export async function selectDepartures(
  db: Database,
  { portal, wishes, from, now }: DepartureFilter,
): Promise<StopDepartures[]> {
  if (wishes.length === 0) return []
  const { rows } = await sql<StopDepartures>`
    with asked as materialized (
      select wish.uid, transit_stop.feed, transit_stop.stop, wish.count as wanted, time_zone, last_second, ${mode} as mode,
        wish.count + case when updates_at is null then 0 else ${lateRows}::int end as most,
        case when updates_at is null then 0 else ${maxDelay}::int end as late
      from json_to_recordset(${JSON.stringify(wishes)}::json) as wish (uid text, mode text, count int)
        cross join lateral (
          select * from transit_stop where transit_stop.uid = wish.uid and portal = ${portal} offset 0) as transit_stop
        join transit_feed on transit_feed.id = transit_stop.feed),
    numbered as materialized (
      select asked.*, number.stop as platform, service_day.* from asked
        cross join lateral (select stop from transit_stop
          where transit_stop.feed = asked.feed and transit_stop.board = asked.stop union select asked.stop) as number
        cross join lateral (${serviceDays(from)}) as service_day),
    soon as materialized (${departing} where numbered.ahead <= ${soonDays}),
    lacking as materialized (
      select uid from asked where most > (select count(*) from soon where soon.uid = asked.uid and departs >= since + asked.late)),
    departure as materialized (
      select next.uid, next.day, next.departs, next.run, next.seq, ${columns}
      from (select * from soon union all ${departing} where numbered.ahead > ${soonDays} and numbered.uid in (select uid from lacking)) as next
        cross join lateral (
          select * from transit_trip where transit_trip.feed = next.feed and transit_trip.trip = next.trip offset 0) as transit_trip
        join transit_route on transit_route.feed = next.feed and transit_route.route = transit_trip.route
        cross join lateral (
          select * from transit_stop where transit_stop.feed = next.feed and transit_stop.stop = next.stop offset 0) as transit_stop)
    select transit_stop.*, ${feedColumns}, asked.wanted,
      coalesce((select json_agg(departure) from departure where departure.uid = asked.uid), '[]') as departures,
      ${liveColumns(sql`asked.feed`, sql`select trip_gtfs from departure where departure.uid = asked.uid`, now)}
    from asked
      cross join lateral (select * from transit_stop where transit_stop.uid = asked.uid offset 0) as transit_stop
      join transit_feed on transit_feed.id = asked.feed`.execute(db)
  return rows
}

/** The mode of a wish: null for all. */
const mode = sql`case when wish.mode <> 'main' then wish.mode
  when json_array_length(bus_lines) = 0 and json_array_length(train_lines) > 0 then 'train' when wish.mode = 'main' then 'bus' end`

/**
 * The service days that may have a departure: those of the past whose rides still run, today, and the days ahead. `since` is the first
 * second that counts; a service day starts at noon minus twelve hours.
 */
const serviceDays = (from: Date) => sql`
  select * from (
    select ahead, today + ahead as day, floor(extract(epoch from
      earliest - ((today + ahead + time '12:00') at time zone time_zone - interval '12 hours')))::int as since
    from (select earliest, (earliest at time zone time_zone)::date as today
        from (select ${from}::timestamptz - late * interval '1 second' as earliest) as first) as first,
      generate_series(-ceil(last_second / 86400.0)::int, ${weekDays}::int) as ahead) as each
  where since <= last_second`

const columns = sql`transit_trip.uid as trip, transit_trip.gtfs as trip_gtfs,
  coalesce(next.headsign, transit_trip.headsign) as headsign, transit_stop.gtfs as stop_gtfs, transit_stop.platform,
  transit_route.gtfs as route_gtfs, transit_route.mode, transit_route.name as line, transit_route.color, transit_route.text_color`
