import type { TransitMode } from '../../../db/gtfs/TransitMode'
import type { Scope } from '../../call/Scope'
import { type LiveTimes, readLiveTimes } from '../realtime/readLiveTimes'
import { type FeedRow, type FoundStop, feedTables, stopsOfBoard } from '../stops'
import { type Departure, rideUid } from './Departure'
import { type DepartureRow, selectDepartures } from './selectDepartures'
import { clockOf, instantOf, serviceDaysAt } from './serviceDay'

export type DepartureWish = { count: number; mode?: TransitMode | undefined; from?: Date }

/** Days ahead that are searched: tomorrow, and when that is not enough, the week. */
const [soonDays, weekDays] = [1, 8]
/** A ride that is later than that is not found by live data. */
const maxDelayMs = 2 * 3_600_000

type DepartureScope = Pick<Scope, 'db' | 'now' | 'timeZone'>

/** Returns the next departures of a stop, soonest first: late ones too, those of rides of the days before, and those of the week. */
export async function findDepartures(
  scope: DepartureScope,
  { stop, feed }: FoundStop,
  { count, mode, from = scope.now }: DepartureWish,
): Promise<Departure[]> {
  const stops = await stopsOfBoard(scope, stop)
  const read = async (ahead: number) => {
    const earliest = new Date(from.getTime() - (feed.updates_at ? maxDelayMs : 0))
    const days = serviceDaysAt(earliest, feed.time_zone, feed.last_second, ahead)
    const limit = feed.updates_at ? count + lateRows : count
    const rows = await selectDepartures(feedTables(scope), { feed: feed.id, stops, mode, days, limit })
    const live = await readLiveTimes(scope, feed, rows)
    const departures = rows.map((row) => departureOf(row, feed, scope.timeZone, live))
    return departures
      .filter(({ at }) => at.getTime() >= from.getTime())
      .sort((one, other) => one.at.getTime() - other.at.getTime() || compare(one, other))
      .slice(0, count)
  }
  const soon = await read(soonDays)
  return soon.length < count ? await read(weekDays) : soon
}

/** Departures at the same time have the same order each time. */
const compare = (one: Departure, other: Departure): number =>
  one.line.localeCompare(other.line) || one.direction.localeCompare(other.direction)

/** Departures of the last hours that may be late; those on time are dropped. */
const lateRows = 60

function departureOf(row: DepartureRow, feed: FeedRow, timeZone: string, live: LiveTimes): Departure {
  const scheduledAt = instantOf(row.day, row.departs, feed.time_zone)
  const update = live.departure(row, scheduledAt)
  return {
    ride: rideUid({ trip: row.trip, day: row.day, run: row.run }),
    line: row.line,
    color: row.color,
    textColor: row.text_color,
    direction: row.headsign,
    mode: row.mode,
    platform: row.platform,
    ...clockOf(scheduledAt, timeZone),
    scheduledAt,
    at: update.at,
    delay: update.delay,
    // A ride that drives through does not leave from here.
    isCancelled: update.isCancelled || update.isSkipped,
    route: row.route_gtfs,
    trip: row.trip_gtfs,
    stop: row.stop_gtfs,
  }
}
