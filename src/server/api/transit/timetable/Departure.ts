import type { TransitMode } from '../../../db/gtfs/TransitMode'

export type Departure = {
  /** The ride, as `rideUid` names it. */
  ride: string
  line: string
  color: string | null
  textColor: string | null
  direction: string
  mode: TransitMode
  platform: string | null
  /** Scheduled wall-clock day (YYYY-MM-DD) and time (HH:MM) of the town. */
  day: string
  time: string
  scheduledAt: Date
  /** Expected departure, with the delay. */
  at: Date
  /** Delay in minutes, by live data; undefined without them. */
  delay: number | undefined
  isCancelled: boolean
  route: string
  trip: string
  stop: string
}

/** The names of a ride: a trip on a service day and, when it leaves by frequency, the time at which it begins. */
export type RideName = { trip: string; day: string; run: number | null }

export const rideUid = ({ trip, day, run }: RideName): string =>
  [trip, day.replaceAll('-', ''), ...(run === null ? [] : [run])].join('_')

/** Parses the uid of a ride; undefined for any other text. */
export function readRideUid(uid: string): RideName | undefined {
  const match = /^([\w-]{1,60})_(\d{4})(\d{2})(\d{2})(?:_(\d{1,6}))?$/.exec(uid)
  if (!match) return undefined
  const [, trip = '', year, month, date, run] = match
  const day = `${year}-${month}-${date}`
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? { trip, day, run: run === undefined ? null : Number(run) } : undefined
}
