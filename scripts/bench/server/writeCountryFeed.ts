import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Zip, ZipDeflate } from 'fflate'
import { createRandom } from '../../random'

/** The size of a country's feed: two million stop times. */
export const countrySize = { stops: 20_000, trips: 80_000, callsOfTrip: 25, services: 600 }

const flushChars = 1_000_000

/** Writes the feed of a country to a zip file, as a stream. Half of the services run by dates alone. */
export async function writeCountryFeed(file: string, from: Date): Promise<void> {
  const output = createWriteStream(file)
  const zip = new Zip((error, chunk, isLast) => {
    if (error) output.destroy(error)
    else output.write(chunk)
    if (isLast) output.end()
  })
  const drained = async () => {
    if (output.writableNeedDrain) await once(output, 'drain')
  }
  for (const [name, lines] of Object.entries(filesOf(from))) {
    const entry = new ZipDeflate(`${name}.txt`, { level: 1 })
    zip.add(entry)
    let text = ''
    for (const line of lines) {
      text += `${line}\n`
      if (text.length > flushChars) {
        entry.push(Buffer.from(text))
        text = ''
        await drained()
      }
    }
    entry.push(Buffer.from(text), true)
  }
  zip.end()
  await finished(output)
}

const days = 60
const dayText = (from: Date, offset: number): string =>
  new Date(from.getTime() + offset * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')

function filesOf(from: Date): Record<string, Iterable<string>> {
  return {
    agency: ['agency_id,agency_name,agency_url,agency_timezone', 'c,Country,https://country.example/,Europe/Brussels'],
    stops: stops(),
    routes: [
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      ...Array.from({ length: 800 }, (_, line) => `R${line},c,${line + 1},Line ${line + 1},3`),
    ],
    calendar: [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      ...Array.from({ length: countrySize.services / 2 }, (_, service) => {
        const isWeek = service % 3 !== 0
        return `S${service},${isWeek ? '1,1,1,1,1,0,0' : '0,0,0,0,0,1,1'},${dayText(from, -1)},${dayText(from, days)}`
      }),
    ],
    calendar_dates: dates(from),
    trips: trips(),
    stop_times: stopTimes(),
  }
}

function* stops() {
  const random = createRandom(1)
  yield 'stop_id,stop_name,stop_lat,stop_lon'
  for (let stop = 0; stop < countrySize.stops; stop++) {
    yield `P${stop},"Arrêt ${stop}, place",${50 + random.below(10_000) / 10_000},${4 + random.below(20_000) / 10_000}`
  }
}

function* dates(from: Date) {
  yield 'service_id,date,exception_type'
  for (let service = countrySize.services / 2; service < countrySize.services; service++) {
    for (let day = -1; day < days; day++) if ((day + service) % 2 === 0) yield `S${service},${dayText(from, day)},1`
  }
}

function* trips() {
  yield 'route_id,service_id,trip_id,trip_headsign'
  for (let trip = 0; trip < countrySize.trips; trip++)
    yield `R${trip % 800},S${trip % countrySize.services},T-${trip}-country-feed,Terminus ${trip % 800}`
}

/** A fifth of the calls are at two hundred busy stops. */
function* stopTimes() {
  const random = createRandom(2)
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence'
  for (let trip = 0; trip < countrySize.trips; trip++) {
    const start = 4 * 60 + random.below(20 * 60)
    const first = random.below(countrySize.stops)
    for (let call = 0; call < countrySize.callsOfTrip; call++) {
      const stop = call % 5 === 0 ? random.below(200) : (first + call) % countrySize.stops
      const minute = start + 2 * call
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
      yield `T-${trip}-country-feed,${time},${time},P${stop},${call + 1}`
    }
  }
}
