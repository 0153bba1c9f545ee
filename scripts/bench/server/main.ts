import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageRoot } from '../../../src/server/packageRoot'
import { table } from '../cli/table'
import { buildTimedPortal } from './buildTimedPortal'
import { type Line, verdictOf } from './Line'
import { measureAppointments } from './measureAppointments'
import { measureCached } from './measureCached'
import { measureEdits } from './measureEdits'
import { measureMemory } from './measureMemory'
import { measureMisses } from './measureMisses'
import { measureMix } from './measureMix'
import { measureNearby } from './measureNearby'
import { measureSearch } from './measureSearch'
import { measureStampede } from './measureStampede'
import { measureTransit } from './measureTransit'
import { prepareDatabase } from './prepareDatabase'
import { closeConnections } from './readAnswer'
import { type BuiltServer, startBuiltServer } from './startBuiltServer'
import { startPostgres } from './startPostgres'
import { startQuietProxy } from './startQuietProxy'

const names = ['cached', 'misses', 'mix', 'stampede', 'edits', 'memory', 'search', 'appointments', 'nearby', 'transit']
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: names } },
})
const unknown = values.only.find((name) => !names.includes(name))
if (unknown !== undefined) throw new Error(`--only ${unknown}: there is only ${names.join(', ')}.`)
const isQuick = values.quick
process.env.NODE_ENV = 'production'

const started = performance.now()
const parent = join(packageRoot, '.cache')
mkdirSync(parent, { recursive: true })
// Below the project, so that the portal built for it finds its packages.
const folder = mkdtempSync(join(parent, 'bench-server-'))
const postgres = await startPostgres()
const running: BuiltServer[] = []
const start = async (env: Record<string, string>) => {
  const server = await startBuiltServer({ DATA_DIR: join(folder, `data-${running.length}`), ...env })
  running.push(server)
  return server
}

try {
  console.log(`Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
  console.log(
    `load of the machine before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  const lines: Line[] = []
  const measure = async (name: string, work: () => Promise<Line[]>) => {
    if (!values.only.includes(name)) return
    const begun = performance.now()
    lines.push(...(await work()))
    console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  const searchUrl = await postgres.createDatabase('search')
  await measure('search', () =>
    measureSearch(
      [
        { database: 'PostgreSQL', options: { url: searchUrl }, maxMs: 100 },
        { database: 'PGlite', options: { dataFolder: join(folder, 'search') }, maxMs: 200 },
      ],
      join(folder, 'cache'),
      isQuick,
    ),
  )
  const officeUrl = await postgres.createDatabase('appointments')
  await measure('appointments', () =>
    measureAppointments(
      [
        { database: 'PostgreSQL', options: { url: officeUrl } },
        { database: 'PGlite', options: { dataFolder: join(folder, 'appointments') } },
      ],
      join(folder, 'cache'),
    ),
  )
  const nearbyUrl = await postgres.createDatabase('nearby')
  await measure('nearby', () =>
    measureNearby(
      [
        { database: 'PostgreSQL', options: { url: nearbyUrl } },
        { database: 'PGlite', options: { dataFolder: join(folder, 'nearby') } },
      ],
      join(folder, 'cache'),
      isQuick,
    ),
  )
  const transitUrl = await postgres.createDatabase('transit')
  await measure('transit', () => measureTransit(transitUrl, folder, isQuick))
  const url = await postgres.createDatabase('bench')
  const dataFolder = join(folder, 'pglite')
  const onPostgres = { database: 'PostgreSQL', options: { url }, floor: 0.5, ...(await prepareDatabase({ url })) }
  const onPGlite = {
    database: 'PGlite',
    options: { dataFolder },
    floor: 0.3,
    ...(await prepareDatabase({ dataFolder })),
  }
  await measure('misses', async () => {
    const portal = await buildTimedPortal(folder)
    return await measureMisses([onPostgres, onPGlite], portal, join(folder, 'cache'))
  })
  const [first, second] = [await start({ DATABASE_URL: url }), await start({ DATABASE_URL: url })]
  const embedded = await start({ DATA_DIR: dataFolder })
  const pair = [first.address, second.address]
  await measure('cached', () =>
    measureCached(
      [
        { ...onPostgres, address: first.address },
        { ...onPGlite, address: embedded.address },
      ],
      isQuick,
    ),
  )
  await measure('mix', async () => [
    ...(await measureMix({ ...onPostgres, addresses: pair }, isQuick ? 10 : 60)),
    ...(await measureMix({ ...onPGlite, addresses: [embedded.address] }, isQuick ? 10 : 60)),
  ])
  await measure('stampede', async () => [
    ...(await measureStampede('PostgreSQL', [first, second])),
    ...(await measureStampede('PGlite', [embedded])),
  ])
  await measure('edits', async () => {
    const listening = await measureEdits({
      way: 'with LISTEN',
      url,
      addresses: pair,
      maxMs: 200,
      count: isQuick ? 20 : 60,
    })
    const proxy = await startQuietProxy(url)
    const asking = [await start({ DATABASE_URL: proxy.url }), await start({ DATABASE_URL: proxy.url })]
    const addresses = asking.map(({ address }) => address)
    const polling = await measureEdits({ way: 'without', url, addresses, maxMs: 5000, count: isQuick ? 5 : 20 })
    for (const server of asking) await server.stop()
    running.splice(running.indexOf(asking[0] ?? first), asking.length)
    proxy.stop()
    return [...listening, ...polling]
  })
  await measure('memory', async () => {
    const fresh = await start({ DATABASE_URL: url })
    await embedded.stop()
    running.splice(running.indexOf(embedded), 1)
    const freshEmbedded = await start({ DATA_DIR: dataFolder })
    return [
      ...(await measureMemory('PostgreSQL', fresh, isQuick ? 10_000 : 100_000)),
      ...(await measureMemory('PGlite', freshEmbedded, isQuick ? 2000 : 20_000)),
    ]
  })
  const rows = lines.map((line) => [line.what, line.target, line.measured, verdictOf(line), line.range])
  console.log(`\n${table([['', 'target', 'measured', '', 'median (min–max)'], ...rows])}`)
  console.log(`measured in ${((performance.now() - started) / 1000).toFixed(0)} s`)
} finally {
  await closeConnections()
  for (const server of running) await server.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
