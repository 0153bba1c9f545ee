import { normalizeForSearch } from '../normalizeForSearch'
import { countedRows, type Import, Numbers } from './Import'
import { degreesOf, textOf } from './values'

const stopFile = {
  name: 'stops.txt',
  required: ['stop_id'],
  optional: ['stop_name', 'stop_lat', 'stop_lon', 'location_type', 'parent_station', 'platform_code'],
} as const

/** Kinds of places that rides do not stop at: entrances and nodes of a way. */
const waysOnly: ReadonlySet<string> = new Set(['2', '3'])

type ReadStop = {
  id: string
  name: string
  lat: number | undefined
  lon: number | undefined
  parent: string
  platform: string
}

/** Loads the stops, each with the station that it belongs to, and returns their numbers. */
export async function loadStops(load: Import): Promise<Numbers> {
  const read = await readStops(load)
  const stops = new Numbers()
  for (const { id } of read.values()) stops.add(id)
  const uids = new Set<string>()
  const rows = load.target.openRows('transit_stop', [
    ...['uid', 'portal', 'feed', 'stop', 'gtfs', 'board', 'name', 'platform', 'lat', 'lon', 'is_listed', 'in_search'],
    ...['bus_lines', 'train_lines', 'lines', 'search'],
  ])
  for (const stop of read.values()) {
    const station = stationOf(stop, read)
    const { lat, lon } = stop.lat === undefined || stop.lon === undefined ? station : stop
    const name = stop.name || station.name
    if (lat === undefined || lon === undefined || name === '') {
      load.summary.leaveOut(stopFile.name, 'a stop without a name or a position', stop.id)
      continue
    }
    const uid = uidOf(load.prefix, stop.id, uids)
    const [number = 0, board = 0] = [stops.of(stop.id), stops.of(station.id)]
    const texts = [name, stop.platform || null]
    await rows.write([
      ...[uid, load.portal, load.feed, number, stop.id, board, ...texts, lat, lon, false, false],
      ...[[], [], [], normalizeForSearch(name)],
    ])
  }
  await rows.end()
  return stops
}

/** All stops are in memory, because a station may follow its platforms. A country has some ten thousand. */
async function readStops(load: Import): Promise<Map<string, ReadStop>> {
  const read = new Map<string, ReadStop>()
  for await (const row of countedRows(load, stopFile)) {
    const { stop_id: id } = row
    if (waysOnly.has(row.location_type)) continue
    const leaveOut = (why: string) => load.summary.leaveOut(stopFile.name, why, id)
    if (id === '') leaveOut('a stop without an id')
    else if (read.has(id)) leaveOut('a stop for the second time')
    else {
      read.set(id, {
        id,
        name: textOf(row.stop_name),
        lat: degreesOf(row.stop_lat, 90),
        lon: degreesOf(row.stop_lon, 180),
        parent: row.parent_station,
        platform: textOf(row.platform_code).slice(0, 20),
      })
    }
  }
  return read
}

/** The station of a stop, or the stop itself. Boarding areas belong to a platform, which belongs to a station. */
function stationOf(stop: ReadStop, read: ReadonlyMap<string, ReadStop>): ReadStop {
  let found = stop
  for (let depth = 0; depth < 3; depth++) {
    const parent = read.get(found.parent)
    if (!parent || parent === found) return found
    found = parent
  }
  return found
}

/** The uid of a stop, from its id, which the address of its page contains. */
function uidOf(prefix: string, id: string, taken: Set<string>): string {
  const base = `${prefix}-${id.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'x'}`.slice(0, 70)
  let uid = base
  for (let number = 2; taken.has(uid); number++) uid = `${base}-${number}`
  taken.add(uid)
  return uid
}
