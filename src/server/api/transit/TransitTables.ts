import type { Generated, JSONColumnType } from 'kysely'
import type { TransitMode } from '../../db/gtfs/TransitMode'

/** A timetable of a town, imported from a GTFS feed. */
export type TransitFeedTable = {
  id: Generated<number>
  portal: string
  /** Distinguishes the feeds of a town. */
  name: string
  /** The time zone in which the times of the feed count. */
  time_zone: string
  /** First and last day with a ride, YYYY-MM-DD. */
  starts_on: string
  ends_on: string
  /** The latest time of the feed, in seconds after the start of a service day. */
  last_second: number
  imported_at: Date
  /** Addresses of the live data. */
  trip_updates_url: string | null
  alerts_url: string | null
  /** When a server last asked for live data. */
  asked_at: Date | null
  /** Times of the last good copies. */
  updates_at: Date | null
  alerts_at: Date | null
}

export type TransitAgencyTable = { feed: number; agency: string; name: string; url: string | null }

export type TransitRouteTable = {
  feed: number
  route: number
  /** The id in the feed, as in the other tables. */
  gtfs: string
  agency: string | null
  mode: TransitMode
  /** Number of the line, or its name. */
  name: string
  long_name: string
  /** `#rrggbb` */
  color: string | null
  text_color: string | null
}

export type TransitServiceTable = {
  feed: number
  service: number
  /** Bit 0 is Sunday, bit 6 Saturday. */
  days: number
  starts_on: string
  ends_on: string
}

export type TransitServiceDateTable = { feed: number; service: number; day: string; runs: boolean }

/** A line at a stop. */
export type StopLine = { line: string; color: string | null; textColor: string | null }

export type TransitStopTable = {
  uid: string
  portal: string
  feed: number
  stop: number
  gtfs: string
  /** The station of a platform; the stop itself when it has none. */
  board: number
  name: string
  platform: string | null
  lat: number
  lon: number
  /** Postal code of the nearest street of the town. */
  zip: string | null
  /** Whether lists have the stop: it has departures, and no station. */
  is_listed: boolean
  /** Whether the search of the portal finds it: it is listed and near the town. */
  in_search: boolean
  bus_lines: JSONColumnType<StopLine[]>
  train_lines: JSONColumnType<StopLine[]>
  lines: JSONColumnType<StopLine[]>
  search: string
}

export type TransitTripTable = {
  feed: number
  trip: number
  uid: string
  gtfs: string
  route: number
  service: number
  headsign: string
  /** Number of a train. */
  name: string | null
  /** First departure, in seconds after the start of the service day. */
  starts: number
  /** Whether the times only tell how long the ride takes, and frequencies when it begins. */
  is_frequent: boolean
}

export type TransitFrequencyTable = { feed: number; trip: number; starts: number; ends: number; every: number }

export type TransitStopTimeTable = {
  feed: number
  trip: number
  seq: number
  stop: number
  /** Seconds after the start of the service day, which is noon minus twelve hours. */
  arrives: number | null
  departs: number | null
  headsign: string | null
  boards: boolean
  alights: boolean
}

/** What live data say about a stop of a ride. Times are seconds since 1970. */
export type StopUpdate = {
  seq?: number
  stop?: string
  arrivalDelay?: number
  arrivalTime?: number
  departureDelay?: number
  departureTime?: number
  /** `skipped` when the ride does not stop; `unknown` when there are no live data from here on. */
  state?: 'skipped' | 'unknown'
}

export type TransitTripUpdateTable = {
  feed: number
  /** The id of the trip in the feed. */
  trip: string
  /** The service day; null when the ride of the current day is meant. */
  day: string | null
  starts: number | null
  is_cancelled: boolean
  stops: JSONColumnType<StopUpdate[]>
}

/** A notice of the operator. Periods are seconds since 1970. */
export type TransitAlert = {
  periods: { from?: number; until?: number }[]
  routes: string[]
  stops: string[]
  trips: string[]
  /** Whether it concerns the whole network. */
  isGeneral: boolean
  title: { text: string; language?: string }[]
  text: { text: string; language?: string }[]
}

export type TransitAlertTable = { feed: number; record: JSONColumnType<TransitAlert> }

export type TransitTables = {
  transit_feed: TransitFeedTable
  transit_agency: TransitAgencyTable
  transit_route: TransitRouteTable
  transit_service: TransitServiceTable
  transit_service_date: TransitServiceDateTable
  transit_stop: TransitStopTable
  transit_trip: TransitTripTable
  transit_frequency: TransitFrequencyTable
  transit_stop_time: TransitStopTimeTable
  transit_trip_update: TransitTripUpdateTable
  transit_alert: TransitAlertTable
}

declare module '../../db/Tables' {
  interface Tables extends TransitTables {}
}
