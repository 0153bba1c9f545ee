import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createApp } from '../../../src/server/app'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'
import { packageRoot } from '../../../src/server/packageRoot'
import type { PortalApp } from '../../../src/server/web/pages/PortalApp'
import { formatSpread, ratios, spread } from '../statistics'
import { takeRenderTimes } from './buildTimedPortal'
import type { Line } from './Line'
import { towns } from './prepareDatabase'
import { secret } from './startBuiltServer'

type Source = { database: string; options: { url?: string; dataFolder?: string }; floor: number }

/** Typical first pages of visitors. */
const paths = ['', '/publication', '/evenements', '/publication?query=travaux', '/evenements?keyword=culture', '/menu']

/**
 * Measures uncached pages in this process: the whole request by `inject`, and React's part of it. Before each page, invalidates all
 * caches like an edit of every table.
 */
export async function measureMisses(sources: readonly Source[], portal: PortalApp, folder: string): Promise<Line[]> {
  const opened: { source: Source; database: OpenDatabase; app: FastifyInstance; samples: Samples }[] = []
  for (const source of sources) {
    const database = await openDatabase(source.options)
    const built = join(packageRoot, 'dist')
    const app = await createApp({ source: database, towns, built, cacheFolder: folder, portal, secret, rateLimit: 0 })
    opened.push({ source, database, app, samples: createSamples() })
  }
  for (let round = 0; round < 25; round++) {
    for (const { database, app, samples } of opened) {
      const measure = async (path: string) => {
        await sql`update table_version set version = version + 1`.execute(database.db)
        await app.readChanges()
        return await timeMiss(app, path)
      }
      const home = await measure('/montclair')
      const large: number[] = []
      const demo: number[] = []
      for (const path of paths) {
        demo.push((await measure(`/montclair${path}`)).whole)
        large.push((await measure(`/grandville${path}`)).whole)
      }
      // The first rounds warm up compilers and caches.
      if (round < 5) continue
      samples.whole.push(home.whole)
      samples.react.push(home.react)
      samples.demo.push(sum(demo))
      samples.large.push(sum(large))
    }
  }
  for (const { app, database } of opened) {
    await app.close()
    await database.close()
  }
  return opened.flatMap(({ source, samples }) => linesOf(source, samples))
}

type Samples = { whole: number[]; react: number[]; demo: number[]; large: number[] }

const createSamples = (): Samples => ({ whole: [], react: [], demo: [], large: [] })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function timeMiss(app: FastifyInstance, url: string): Promise<{ whole: number; react: number }> {
  takeRenderTimes()
  const started = performance.now()
  const { statusCode } = await app.inject(url)
  const whole = performance.now() - started
  const times = takeRenderTimes()
  if (statusCode !== 200 || times.length === 0) throw new Error(`${url} was not rendered: ${statusCode}`)
  return { whole, react: sum(times) }
}

function linesOf({ database, floor }: Source, { whole, react, demo, large }: Samples): Line[] {
  const share = spread(ratios(react, whole))
  const compared = spread(ratios(demo, large))
  const ms = (values: readonly number[]) => `${formatSpread(spread(values), 1)} ms`
  return [
    {
      what: `home on a miss, ${database}`,
      target: `≥ ${floor}× renderToString`,
      measured: `${share.median.toFixed(2)}×`,
      range: `${formatSpread(share)}; ${ms(react)} of ${ms(whole)}`,
      isMet: share.median >= floor,
    },
    {
      what: `large town, ${paths.length} pages on a miss, ${database}`,
      target: '≥ 0.9× demo',
      measured: `${compared.median.toFixed(2)}×`,
      range: `${formatSpread(compared)}; ${ms(large)}, demo ${ms(demo)}`,
      isMet: compared.median >= 0.9,
    },
  ]
}
