import { type RawBuilder, sql } from 'kysely'
import type { StopUpdate, TransitAlert } from '../TransitTables'

/** What live data say about a ride of a day; of the ride that runs now when the day is null. */
export type RideUpdate = {
  trip: string
  day: string | null
  starts: number | null
  is_cancelled: boolean
  stops: StopUpdate[]
}

/** The live data about rides; null when the last good copy is too old. */
export type LiveRows = { updates: RideUpdate[] | null; alerts: TransitAlert[] | null }

/** Older copies say nothing about now. */
export const liveMs = 10 * 60_000
/** The operator would have withdrawn or repeated an older notice. */
const noticesMs = 24 * 3_600_000

const before = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`

/** The columns of `LiveRows`, beside those of `transit_feed`. `trips` selects the ids of rides. */
export const liveColumns = (feed: RawBuilder<unknown>, trips: RawBuilder<unknown>, now: Date) => sql`
  case when updates_at >= ${before(now, liveMs)} then (
    select json_agg(transit_trip_update) from transit_trip_update
    where transit_trip_update.feed = ${feed} and transit_trip_update.trip in (${trips})) end as updates,
  case when alerts_at >= ${before(now, noticesMs)} then (
    select json_agg(record) from transit_alert where transit_alert.feed = ${feed}) end as alerts`
