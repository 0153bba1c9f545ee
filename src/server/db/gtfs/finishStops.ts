import { sql } from 'kysely'
import type { Import } from './Import'

/** How far from the centre of the town the search of the portal finds stops, in km. Lists have all. */
const searchKm = 8

/** Adds to the stops which lines stop there, their postal codes, and whether lists and the search have them. */
export async function finishStops({ db, feed, portal }: Pick<Import, 'db' | 'feed' | 'portal'>): Promise<void> {
  await sql`with at as (
      select distinct unnest(array[transit_stop.stop, transit_stop.board]) as stop, transit_trip.route
      from transit_stop_time
        join transit_stop on transit_stop.feed = ${feed} and transit_stop.stop = transit_stop_time.stop
        join transit_trip on transit_trip.feed = ${feed} and transit_trip.trip = transit_stop_time.trip
      where transit_stop_time.feed = ${feed} and boards),
    named as (
      select distinct on (stop, mode, name) stop, mode, name, color, text_color from at
        join transit_route on transit_route.feed = ${feed} and transit_route.route = at.route
      order by stop, mode, name, transit_route.route),
    listed as (
      select stop, ${linesOf(sql`mode = 'bus'`)} as bus_lines, ${linesOf(sql`mode = 'train'`)} as train_lines,
        ${linesOf(sql`true`)} as lines
      from named group by stop)
    update transit_stop set bus_lines = listed.bus_lines, train_lines = listed.train_lines, lines = listed.lines,
      is_listed = transit_stop.stop = transit_stop.board, zip = ${nearestZip(portal)},
      in_search = transit_stop.stop = transit_stop.board and ${kmFromCentre(portal)} <= ${searchKm}
    from listed where feed = ${feed} and transit_stop.stop = listed.stop`.execute(db)
}

/** The lines of a mode as JSON, numbers in their order. */
const linesOf = (condition: ReturnType<typeof sql>) =>
  sql`coalesce(json_agg(json_build_object('line', name, 'color', color, 'textColor', text_color)
    order by name !~ '^[0-9]', length(name), name) filter (where ${condition}), '[]'::json)`

/** In degrees: about a kilometre. Farther streets do not say in which village a stop is. */
const [latSpan, lonSpan] = [0.012, 0.018]

const nearestZip = (portal: string) =>
  sql`(select zip from street where portal = ${portal}
    and street.lat between transit_stop.lat - ${latSpan} and transit_stop.lat + ${latSpan}
    and street.lon between transit_stop.lon - ${lonSpan} and transit_stop.lon + ${lonSpan}
    order by (street.lat - transit_stop.lat) ^ 2 + ((street.lon - transit_stop.lon) * cos(radians(street.lat))) ^ 2 limit 1)`

const kmPerDegree = 111.2

const kmFromCentre = (portal: string) =>
  sql`coalesce((select ${kmPerDegree} * sqrt((transit_stop.lat - centre.lat) ^ 2
      + ((transit_stop.lon - centre.lon) * cos(radians(centre.lat))) ^ 2)
    from (select (record->>'latitude')::float8 as lat, (record->>'longitude')::float8 as lon from portal
      where name = ${portal}) as centre), 0)`
