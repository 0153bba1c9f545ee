import { createHash } from 'node:crypto'
import { countedRows, type Import, Numbers } from './Import'
import { secondOf, textOf, wholeOf } from './values'

const tripFile = {
  name: 'trips.txt',
  required: ['route_id', 'service_id', 'trip_id'],
  optional: ['trip_headsign', 'trip_short_name'],
} as const

const frequencyFile = {
  name: 'frequencies.txt',
  required: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
  optional: [],
} as const

type Known = { routes: Numbers; services: Numbers }

/** Loads the rides and returns their numbers. */
export async function loadTrips(load: Import, { routes, services }: Known): Promise<Numbers> {
  const trips = new Numbers()
  const rows = load.target.openRows('transit_trip', [
    ...['feed', 'trip', 'uid', 'gtfs', 'route', 'service', 'headsign', 'name', 'starts', 'is_frequent'],
  ])
  for await (const row of countedRows(load, tripFile)) {
    const { trip_id: id } = row
    const [route, service] = [routes.of(row.route_id), services.of(row.service_id)]
    const leaveOut = (why: string) => load.summary.leaveOut(tripFile.name, why, id)
    if (id === '') leaveOut('a ride without an id')
    else if (route === undefined) leaveOut('a ride of an unknown line')
    else if (service === undefined) leaveOut('a ride on unknown days')
    else {
      const trip = trips.add(id)
      if (trip === undefined) leaveOut('a ride for the second time')
      else {
        const texts = [textOf(row.trip_headsign), textOf(row.trip_short_name) || null]
        await rows.write([load.feed, trip, uidOf(load.prefix, id), id, route, service, ...texts, 0, false])
      }
    }
  }
  await rows.end()
  return trips
}

/** The uid of a ride stays the same while its id in the feed does. */
const uidOf = (prefix: string, id: string): string =>
  `${prefix.slice(0, 40)}-${createHash('sha256').update(`${prefix} ${id}`).digest('hex').slice(0, 16)}`

/** Loads how often rides begin, for rides whose times only tell how long they take. */
export async function loadFrequencies(load: Import, trips: Numbers): Promise<void> {
  if (!load.source.has(frequencyFile.name)) return
  const rows = load.target.openRows('transit_frequency', ['feed', 'trip', 'starts', 'ends', 'every'])
  for await (const row of countedRows(load, frequencyFile)) {
    const trip = trips.of(row.trip_id)
    const [starts, ends] = [secondOf(row.start_time), secondOf(row.end_time)]
    const every = wholeOf(row.headway_secs)
    const leaveOut = (why: string) => load.summary.leaveOut(frequencyFile.name, why, row.trip_id)
    if (trip === undefined) leaveOut('a frequency of an unknown ride')
    else if (starts === undefined || ends === undefined || ends <= starts || !every || every < minEvery)
      leaveOut('a frequency with wrong times')
    else await rows.write([load.feed, trip, starts, ends, every])
  }
  await rows.end()
}

/** In seconds. Nothing leaves more often. */
const minEvery = 20
