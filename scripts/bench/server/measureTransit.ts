import { join } from 'node:path'
import { importFile } from '../../../src/server/db/gtfs/importFile'
import { openDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import type { Line } from './Line'
import { measureCalls } from './measureCalls'
import { towns } from './prepareDatabase'
import { countrySize, writeCountryFeed } from './writeCountryFeed'

const maxGrowth = 400
const mebibyte = 1024 * 1024

/** Measures departures of stops with a country's feed, in this process, and the memory that the import of its zip takes. */
export async function measureTransit(url: string, folder: string, isQuick: boolean): Promise<Line[]> {
  const options = { url }
  const { db, close } = await openDatabase(options)
  await seed(db, { towns, now: () => new Date() })
  await close()
  const file = join(folder, 'country.zip')
  await writeCountryFeed(file, new Date())
  const imported = await measureImport(url, file)
  const opened = await openDatabase(options)
  const line = await measureCalls({
    what: 'departures of a stop of a country, p95, PostgreSQL',
    ...{ opened, folder, isQuick },
    urlOf(call) {
      // Every tenth call is at a busy stop. The count keeps each from the cache.
      const stop = call % 10 === 0 ? call % 200 : (call * 97) % countrySize.stops
      return `/bus-service/api/v1/web/stops/montclair-country-P${stop}/departures?count=${5 + Math.floor(call / 200)}`
    },
  })
  return [...imported, line]
}

async function measureImport(url: string, file: string): Promise<Line[]> {
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const started = performance.now()
  const { summary } = await importFile({ url, dataFolder: '' }, file, {
    ...{ portal: 'montclair', name: 'country', now: new Date() },
  })
  const seconds = (performance.now() - started) / 1000
  clearInterval(timer)
  const rows = summary.read.get('stop_times.txt') ?? 0
  const growth = (peak - before) / mebibyte
  return [
    {
      what: `memory of an import of ${rows.toLocaleString('en')} stop times, PostgreSQL`,
      target: `< ${maxGrowth} MB more`,
      measured: `${growth.toFixed(0)} MB`,
      range: `in ${seconds.toFixed(0)} s`,
      isMet: growth < maxGrowth,
    },
  ]
}
