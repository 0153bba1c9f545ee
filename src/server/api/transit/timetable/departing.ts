import { type RawBuilder, sql } from 'kysely'
import { runsOn } from './runsOn'

const isAtStop = sql`transit_stop_time.feed = numbered.feed and transit_stop_time.stop = numbered.platform and boards`

/** Whether the ride of a row runs on the day, by the wanted mode and the condition. */
const runs = (condition: RawBuilder<unknown>) => sql`(select ${condition}
    and ${runsOn(sql`numbered.feed`, sql`transit_trip.service`, sql`numbered.day`)}
    and (numbered.mode is null or numbered.mode = (select transit_route.mode from transit_route
      where transit_route.feed = numbered.feed and transit_route.route = transit_trip.route))
  from transit_trip where transit_trip.feed = numbered.feed and transit_trip.trip = transit_stop_time.trip)`

/** Departures at times of the timetable. */
const timed = sql`
  select departs, null::int as run, trip, seq, stop, headsign from transit_stop_time
  where ${isAtStop} and departs >= numbered.since and ${runs(sql`not is_frequent`)}`

/** The first departure of the ride whose times only tell how long it takes. */
const starts = sql`(select starts from transit_trip
  where transit_trip.feed = numbered.feed and transit_trip.trip = transit_stop_time.trip)`

/** Departures of rides that begin every so many seconds. */
const frequent = sql`
  select run + departs - ${starts} as departs, run, transit_stop_time.trip, seq, transit_stop_time.stop, headsign
  from transit_frequency
    join transit_stop_time on transit_stop_time.trip = transit_frequency.trip and ${isAtStop}
    cross join lateral generate_series(transit_frequency.starts, transit_frequency.ends - 1, transit_frequency.every) as run
  where transit_frequency.feed = numbered.feed and run + departs - ${starts} >= numbered.since and ${runs(sql`is_frequent`)}`

/** What departs at the platforms of `numbered` from a second of a day on, at most so many by platform, day and kind. */
export const departing = sql`
  select numbered.uid, numbered.feed, numbered.day, numbered.since, found.* from numbered cross join lateral (
    (${timed} order by departs limit numbered.most) union all (${frequent} order by departs limit numbered.most)) as found`
