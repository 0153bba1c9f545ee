import { GtfsFailure } from './GtfsFailure'
import { countedRows, type Import, Numbers } from './Import'
import { modeOf } from './TransitMode'
import { colorOf, textOf } from './values'

const agencyFile = {
  name: 'agency.txt',
  required: ['agency_name', 'agency_timezone'],
  optional: ['agency_id', 'agency_url'],
} as const

const routeFile = {
  name: 'routes.txt',
  required: ['route_id', 'route_type'],
  optional: ['agency_id', 'route_short_name', 'route_long_name', 'route_color', 'route_text_color'],
} as const

/** Loads the agencies and returns the time zone of the feed. */
export async function loadAgencies(load: Import): Promise<string> {
  const rows = load.target.openRows('transit_agency', ['feed', 'agency', 'name', 'url'])
  let timeZone: string | undefined
  for await (const row of countedRows(load, agencyFile)) {
    timeZone ??= zoneOf(row.agency_timezone)
    const url = URL.canParse(row.agency_url) && /^https?:/.test(row.agency_url) ? row.agency_url : null
    await rows.write([load.feed, row.agency_id, textOf(row.agency_name) || row.agency_id, url])
  }
  await rows.end()
  if (timeZone === undefined) throw new GtfsFailure('agency.txt has no agency, so the time zone is not known.')
  return timeZone
}

function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    throw new GtfsFailure(`The time zone "${name}" of agency.txt does not exist.`)
  }
}

/** Loads the lines and returns their numbers. */
export async function loadRoutes(load: Import): Promise<Numbers> {
  const routes = new Numbers()
  const rows = load.target.openRows('transit_route', [
    ...['feed', 'route', 'gtfs', 'agency', 'mode', 'name', 'long_name', 'color', 'text_color'],
  ])
  for await (const row of countedRows(load, routeFile)) {
    const { route_id: id, route_type: type } = row
    const leaveOut = (why: string) => load.summary.leaveOut('routes.txt', why, id)
    if (id === '') leaveOut('a line without an id')
    else if (!/^\d{1,4}$/.test(type)) leaveOut('a line of an unknown type')
    else {
      const route = routes.add(id)
      if (route === undefined) leaveOut('a line for the second time')
      else {
        const long = textOf(row.route_long_name)
        const name = textOf(row.route_short_name) || long || textOf(id)
        const colors = [colorOf(row.route_color), colorOf(row.route_text_color)]
        await rows.write([load.feed, route, id, row.agency_id || null, modeOf(Number(type)), name, long, ...colors])
      }
    }
  }
  await rows.end()
  return routes
}
