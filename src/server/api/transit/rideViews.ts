import type { Ride, RideAtStop, RideStop, TransitLine } from '../../../../schemas'
import type { TransitMode } from '../../db/gtfs/TransitMode'
import type { Scope } from '../call/Scope'
import { liveAt, statusOf } from './departuresBlock'
import { liveTimesOf } from './realtime/liveTimesOf'
import { noticesOf } from './realtime/noticesOf'
import { type Departure, rideUid } from './timetable/Departure'
import type { FoundRide } from './timetable/findRide'
import { clockOf, instantOf } from './timetable/serviceDay'

type LineParts = { line: string; mode: TransitMode; color: string | null; textColor: string | null }

const lineView = ({ line, mode, color, textColor }: LineParts): TransitLine => ({
  name: line,
  mode,
  ...(color && { color }),
  ...(color && textColor && { textColor }),
})

/** What a list says of a departure. */
export const rideAtStop = (departure: Departure): RideAtStop => ({
  uid: departure.ride,
  line: lineView(departure),
  direction: departure.direction,
  ...(departure.platform && { platform: departure.platform }),
  day: departure.day,
  time: departure.time,
  departsAt: departure.at.toISOString(),
  ...(departure.delay !== undefined && { delay: departure.delay }),
  status: statusOf(departure),
})

/** What the page of a ride shows: its stops with their times, live where they are known. */
export function rideView(scope: Scope, ride: FoundRide): Ride {
  const { gtfs, stops } = ride
  const places = stops.map((stop) => ({ ...stop, day: ride.day, run: ride.run, trip_gtfs: gtfs }))
  const live = liveTimesOf(ride, scope.now)
  const rows = places.map((place, index) => {
    const isLast = index === places.length - 1
    const scheduledAt = instantOf(ride.day, isLast ? place.arrives : place.departs, ride.time_zone)
    return {
      place,
      scheduledAt,
      isLast,
      expected: isLast ? live.arrival(place, scheduledAt) : live.departure(place, scheduledAt),
    }
  })
  const isCancelled = rows.length > 0 && rows.every(({ expected }) => expected.isCancelled)
  const isLive = rows.some(({ expected }) => expected.delay !== undefined)
  const readAt = liveAt(ride, scope.now)
  const shown = rows.map(({ place, scheduledAt, isLast, expected }): RideStop => {
    const clock = clockOf(scheduledAt, scope.timeZone)
    const waits = !isLast && place.departs - place.arrives >= 60
    return {
      ...(place.board !== null && place.isListed && { uid: place.board }),
      name: place.name,
      ...(place.platform && { platform: place.platform }),
      ...clock,
      ...(waits && { arrival: clockOf(instantOf(ride.day, place.arrives, ride.time_zone), scope.timeZone).time }),
      ...(expected.delay !== undefined && {
        delay: expected.delay,
        expected: clockOf(expected.at, scope.timeZone).time,
      }),
      ...(expected.isSkipped && { isSkipped: true }),
      boards: place.boards,
      alights: place.alights,
    }
  })
  return {
    uid: rideUid(ride),
    line: lineView({ ...ride, textColor: ride.text_color }),
    direction: ride.headsign,
    ...(ride.number && { number: ride.number }),
    ...(ride.operator && { operator: ride.operator }),
    day: shown[0]?.day ?? ride.day,
    status: isCancelled ? 'cancelled' : isLive ? 'live' : 'scheduled',
    ...(readAt && { updatedAt: readAt }),
    stops: shown,
    notices: noticesOf(ride, scope, undefined, [{ route: ride.route, trip: gtfs }]),
  }
}
