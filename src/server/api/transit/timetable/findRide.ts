import { sql } from 'kysely'
import type { TransitMode } from '../../../db/gtfs/TransitMode'
import type { Scope } from '../../call/Scope'
import { type FeedRow, feedTables } from '../stops'
import type { RideName } from './Departure'
import { runsOn } from './selectDepartures'

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

export type FoundRide = RideName & {
  feed: FeedRow
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

/** Finds a ride of a day; undefined when the trip does not run then. */
export async function findRide(
  scope: Pick<Scope, 'db'>,
  feed: FeedRow,
  name: RideName,
): Promise<FoundRide | undefined> {
  const db = feedTables(scope)
  const { rows } = await sql<Omit<FoundRide, keyof RideName | 'feed' | 'stops'> & { trip: number; starts: number }>`
    select transit_trip.trip, transit_trip.gtfs, headsign, transit_trip.name as number, starts, transit_route.gtfs as route, mode,
      transit_route.name as line, color, text_color, coalesce(
        (select name from transit_agency where transit_agency.feed = ${feed.id} and transit_agency.agency = transit_route.agency limit 1),
        (select name from transit_agency where transit_agency.feed = ${feed.id} limit 1)) as operator
    from transit_trip join transit_route on transit_route.feed = ${feed.id} and transit_route.route = transit_trip.route
    where transit_trip.feed = ${feed.id} and uid = ${name.trip} and is_frequent = ${name.run !== null}
      and ${runsOn(feed.id, sql`transit_trip.service`, sql`${name.day}::date`)}
      and (${name.run}::int is null or exists (
        select from transit_frequency where transit_frequency.feed = ${feed.id} and transit_frequency.trip = transit_trip.trip
          and ${name.run}::int between transit_frequency.starts and transit_frequency.ends - 1
          and (${name.run}::int - transit_frequency.starts) % every = 0))`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { trip, starts, ...ride } = found
  const stops = await selectStops(db, feed.id, trip)
  const shift = name.run === null ? 0 : name.run - starts
  return {
    ...name,
    ...ride,
    feed,
    stops: stops.map((stop) => ({ ...stop, arrives: stop.arrives + shift, departs: stop.departs + shift })),
  }
}

async function selectStops(db: Scope['db'], feed: number, trip: number): Promise<RideStopRow[]> {
  const { rows } = await sql<RideStopRow>`
    select seq, arrives, departs, boards, alights, transit_stop.name, transit_stop.platform, transit_stop.gtfs as stop_gtfs,
      station.uid as board, coalesce(station.is_listed, false) as "isListed"
    from transit_stop_time
      join transit_stop on transit_stop.feed = ${feed} and transit_stop.stop = transit_stop_time.stop
      left join transit_stop as station on station.feed = ${feed} and station.stop = transit_stop.board
    where transit_stop_time.feed = ${feed} and trip = ${trip} order by seq`.execute(db)
  return rows
}
