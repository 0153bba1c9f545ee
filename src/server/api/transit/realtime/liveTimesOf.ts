import type { Feed } from '../stops'
import { type LiveRows, liveMs, type RideUpdate } from './LiveRows'

type Place = { day: string; run: number | null; seq: number; trip_gtfs: string; stop_gtfs: string }

/** When a ride is expected at a stop. `delay` is in minutes; undefined when there are no live data. */
export type LiveTime = { at: Date; delay: number | undefined; isCancelled: boolean; isSkipped: boolean }

export type LiveTimes = {
  departure(place: Place, scheduledAt: Date): LiveTime
  arrival(place: Place, scheduledAt: Date): LiveTime
}

/** Whether the last good copy of the live data is of use. */
export const isLive = ({ updates_at }: Pick<Feed, 'updates_at'>, now: Date): boolean =>
  updates_at !== null && now.getTime() - updates_at.getTime() <= liveMs

/** Reads from live data when rides are expected. Without live data, every ride is as scheduled. */
export function liveTimesOf({ updates }: Pick<LiveRows, 'updates'>, now: Date): LiveTimes {
  const byTrip = new Map<string, RideUpdate[]>()
  for (const update of updates ?? []) byTrip.set(update.trip, [...(byTrip.get(update.trip) ?? []), update])
  const read = (place: Place, scheduledAt: Date, kind: 'arrival' | 'departure') => {
    const found = byTrip.get(place.trip_gtfs)?.find((update) => isOf(update, place, scheduledAt, now))
    return found ? liveTime(found, place, scheduledAt, kind) : scheduled(scheduledAt)
  }
  return {
    departure: (place, at) => read(place, at, 'departure'),
    arrival: (place, at) => read(place, at, 'arrival'),
  }
}

const scheduled = (at: Date): LiveTime => ({ at, delay: undefined, isCancelled: false, isSkipped: false })

const halfDayMs = 12 * 3_600_000

/** Whether an update is about the ride of that day. One without a day is about the ride that runs now. */
function isOf({ day, starts }: RideUpdate, place: Place, scheduledAt: Date, now: Date): boolean {
  if (place.run !== null && starts !== null && starts !== place.run) return false
  if (day !== null) return day === place.day
  return Math.abs(scheduledAt.getTime() - now.getTime()) < halfDayMs
}

function liveTime(update: RideUpdate, place: Place, scheduledAt: Date, kind: 'arrival' | 'departure'): LiveTime {
  if (update.is_cancelled) return { ...scheduled(scheduledAt), isCancelled: true }
  // What is said of a stop holds for the next ones, until something else is said.
  const known = update.stops.filter(({ seq, stop }) =>
    seq === undefined ? stop === place.stop_gtfs : seq <= place.seq,
  )
  const last = known.at(-1)
  if (!last || last.state === 'unknown') return scheduled(scheduledAt)
  const isHere = last.seq === undefined || last.seq === place.seq
  if (last.state === 'skipped') return isHere ? { ...scheduled(scheduledAt), isSkipped: true } : scheduled(scheduledAt)
  const [time, delay] =
    kind === 'departure'
      ? [last.departureTime ?? last.arrivalTime, last.departureDelay ?? last.arrivalDelay]
      : [last.arrivalTime ?? last.departureTime, last.arrivalDelay ?? last.departureDelay]
  const late = delay === undefined && time !== undefined && isHere ? time - scheduledAt.getTime() / 1000 : delay
  if (late === undefined || Math.abs(late) > maxDelay) return scheduled(scheduledAt)
  const at = new Date(scheduledAt.getTime() + late * 1000)
  return { at, delay: Math.round(late / 60), isCancelled: false, isSkipped: false }
}

/** In seconds. More is a fault of the data. */
const maxDelay = 12 * 3600
