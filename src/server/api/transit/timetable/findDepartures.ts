import type { Scope } from '../../call/Scope'
import type { LiveRows } from '../realtime/LiveRows'
import { type LiveTimes, liveTimesOf } from '../realtime/liveTimesOf'
import { type FoundStop, feedTables } from '../stops'
import { type Departure, rideUid } from './Departure'
import { type DepartureRow, type DepartureWish, type StopDepartures, selectDepartures } from './selectDepartures'
import { clockOf, instantOf } from './serviceDay'

/** A stop with its next departures, soonest first, and what the operator says. */
export type FoundDepartures = FoundStop & Pick<LiveRows, 'alerts'> & { departures: Departure[] }

type DepartureScope = Pick<Scope, 'db' | 'name' | 'now' | 'timeZone'>

/** Returns the next departures of stops: late ones too, those of rides of the days before, and those of the week. */
export async function findDepartures(
  scope: DepartureScope,
  wishes: readonly DepartureWish[],
  from = scope.now,
): Promise<FoundDepartures[]> {
  const { name: portal, now } = scope
  const found = await selectDepartures(feedTables(scope), { portal, wishes, from, now })
  return found.map((row) => ({ stop: row, feed: row, alerts: row.alerts, departures: departuresOf(row, scope, from) }))
}

function departuresOf(row: StopDepartures, scope: DepartureScope, from: Date): Departure[] {
  const live = liveTimesOf(row, scope.now)
  return row.departures
    .map((departure) => departureOf(departure, row.time_zone, scope.timeZone, live))
    .filter(({ at }) => at.getTime() >= from.getTime())
    .sort((one, other) => one.at.getTime() - other.at.getTime() || compare(one, other))
    .slice(0, row.wanted)
}

/** Departures at the same time have the same order each time. */
const compare = (one: Departure, other: Departure): number =>
  one.line.localeCompare(other.line) || one.direction.localeCompare(other.direction)

function departureOf(row: DepartureRow, feedZone: string, timeZone: string, live: LiveTimes): Departure {
  const scheduledAt = instantOf(row.day, row.departs, feedZone)
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
