import { sql } from 'kysely'
import type { TransitMode } from '../../../db/gtfs/TransitMode'
import type { Scope } from '../../call/Scope'
import { type LiveRows, liveColumns } from '../realtime/LiveRows'
import { type Feed, feedColumns, feedTables } from '../stops'
import type { RideName } from './Departure'
import { runsOn } from './runsOn'

export type RideStopRow = {
  seq: number
  arrives: number
  departs: number
  boards: boolean
  alights: boolean
  name: string
  platform: string | null
  stop_gtfs: string
  /** Uid of the station, or of the stop when it has none. */
  board: string | null
  isListed: boolean
}

export type FoundRide = RideName &
  Feed &
  LiveRows & {
    gtfs: string
    headsign: string
    number: string | null
    route: string
    mode: TransitMode
    line: string
    color: string | null
    text_color: string | null
    operator: string | null
    /** Times count from the start of the service day, also for a ride by frequency. */
    stops: RideStopRow[]
  }

/** Finds a ride of a day in one statement; undefined when the trip does not run then. */
export async function findRide(
  scope: Pick<Scope, 'db' | 'name' | 'now'>,
  name: RideName,
): Promise<FoundRide | undefined> {
  const { rows } = await sql<Omit<FoundRide, keyof RideName> & { begins: number }>`
    select transit_trip.gtfs, headsign, transit_trip.name as number, starts as begins, transit_route.gtfs as route, mode,
      transit_route.name as line, color, text_color, ${operator}, ${feedColumns},
      coalesce((select json_agg(each order by seq) from (${stops}) as each), '[]') as stops,
      ${liveColumns(sql`transit_trip.feed`, sql`transit_trip.gtfs`, scope.now)}
    from transit_trip join transit_feed on transit_feed.id = transit_trip.feed
      join transit_route on transit_route.feed = transit_trip.feed and transit_route.route = transit_trip.route
    where portal = ${scope.name} and uid = ${name.trip} and is_frequent = ${name.run !== null}
      and ${runsOn(sql`transit_trip.feed`, sql`transit_trip.service`, sql`${name.day}::date`)}
      and (${name.run}::int is null or exists (
        select from transit_frequency where transit_frequency.feed = transit_trip.feed
          and transit_frequency.trip = transit_trip.trip
          and ${name.run}::int between transit_frequency.starts and transit_frequency.ends - 1
          and (${name.run}::int - transit_frequency.starts) % every = 0))`.execute(feedTables(scope))
  const [found] = rows
  if (!found) return undefined
  const { begins, ...ride } = found
  const shift = name.run === null ? 0 : name.run - begins
  const shifted = ride.stops.map((stop) => ({ ...stop, arrives: stop.arrives + shift, departs: stop.departs + shift }))
  return { ...ride, ...name, stops: shifted }
}

/** The agency of the line, else any of the feed. */
const operator = sql`coalesce(
  (select name from transit_agency
    where transit_agency.feed = transit_trip.feed and transit_agency.agency = transit_route.agency limit 1),
  (select name from transit_agency where transit_agency.feed = transit_trip.feed limit 1)) as operator`

const stops = sql`
  select seq, arrives, departs, boards, alights, transit_stop.name, transit_stop.platform, transit_stop.gtfs as stop_gtfs,
    station.uid as board, coalesce(station.is_listed, false) as "isListed"
  from transit_stop_time
    cross join lateral (select * from transit_stop
      where transit_stop.feed = transit_stop_time.feed and transit_stop.stop = transit_stop_time.stop offset 0) as transit_stop
    left join lateral (select uid, is_listed from transit_stop as board
      where board.feed = transit_stop_time.feed and board.stop = transit_stop.board offset 0) as station on true
  where transit_stop_time.feed = transit_trip.feed and transit_stop_time.trip = transit_trip.trip`
