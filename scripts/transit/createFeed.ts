import type { FeedPlan, PlannedLine } from './FeedPlan'

type Cell = string | number

/** First and last day of the timetables, which the demonstration never reaches. */
const [firstYear, lastYear] = [2025, 2040]

/** Creates the files of a feed, deterministically. */
export function createFeed({ agency, stops, lines }: FeedPlan): Map<string, string> {
  const files = new Map<string, string>()
  const add = (name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) =>
    files.set(name, [columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\n`).join(''))
  add(
    'agency.txt',
    ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'],
    [[agency.id, agency.name, agency.url, 'Europe/Brussels', 'fr']],
  )
  add(
    'stops.txt',
    ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'location_type', 'parent_station', 'platform_code'],
    stops.flatMap(({ id, name, lat, lon, platforms = [] }) => [
      [id, name, lat, lon, platforms.length > 0 ? 1 : 0, '', ''],
      ...platforms.map((platform) => [`${id}/${platform}`, name, lat, lon, 0, id, platform]),
    ]),
  )
  const names = [...new Set(lines.map(({ name }) => name))]
  add(
    'routes.txt',
    ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'route_color', 'route_text_color'],
    names.flatMap((name) => {
      const line = lines.find((each) => each.name === name)
      if (!line) return []
      return [[name, agency.id, name, line.longName, line.mode === 'train' ? 2 : 3, line.color, line.textColor]]
    }),
  )
  add(
    'calendar.txt',
    ['service_id', ...weekdays, 'start_date', 'end_date'],
    [
      ['semaine', 1, 1, 1, 1, 1, 0, 0, `${firstYear}0101`, `${lastYear}1231`],
      ['week-end', 0, 0, 0, 0, 0, 1, 1, `${firstYear}0101`, `${lastYear}1231`],
    ],
  )
  add('calendar_dates.txt', ['service_id', 'date', 'exception_type'], holidays())
  addRides(add, lines)
  return files
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const csvCell = (cell: Cell): string => (/[",\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : `${cell}`)

/** Public holidays on fixed dates run as a week-end. */
function holidays(): Cell[][] {
  const dates = ['0101', '0501', '0721', '0815', '1101', '1111', '1225']
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).flatMap((year) =>
    dates.flatMap((date) => {
      const day = new Date(`${year}-${date.slice(0, 2)}-${date.slice(2)}T12:00:00Z`).getUTCDay()
      if (day % 6 === 0) return []
      return [
        ['semaine', `${year}${date}`, 2],
        ['week-end', `${year}${date}`, 1],
      ]
    }),
  )
}

type AddFile = (name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]) => void

function addRides(add: AddFile, lines: readonly PlannedLine[]): void {
  const trips: Cell[][] = []
  const times: Cell[][] = []
  const frequencies: Cell[][] = []
  for (const [index, line] of lines.entries()) {
    const services = [
      ['semaine', line.week],
      ['week-end', line.weekend],
    ] as const
    for (const [service, every] of services) {
      if (every === undefined) continue
      const [first, last] = [minuteOf(line.first), minuteOf(line.last)]
      const addTrip = (start: number) => {
        const id = `${line.name}-${index}-${service}-${timeOf(start).slice(0, 5).replace(':', '')}`
        trips.push([line.name, service, id, line.direction])
        for (const [seq, [stop, minutes]] of line.calls.entries()) {
          const time = timeOf(start + minutes)
          times.push([id, time, time, stop, seq + 1])
        }
        return id
      }
      if (line.isFrequent) frequencies.push([addTrip(first), timeOf(first), timeOf(last + 1), every * 60])
      else for (let start = first; start <= last; start += every) addTrip(start)
    }
  }
  add('trips.txt', ['route_id', 'service_id', 'trip_id', 'trip_headsign'], trips)
  add('stop_times.txt', ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'], times)
  if (frequencies.length > 0) add('frequencies.txt', ['trip_id', 'start_time', 'end_time', 'headway_secs'], frequencies)
}

const minuteOf = (time: string): number => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2))

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
