import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { freePort } from '../freePort.ts'
import { startServer } from '../servers.ts'
import { formatSpread, ratios, spread } from '../statistics.ts'
import { measureTiles } from './measureTiles.ts'

const rounds = 5
const root = fileURLToPath(new URL('../../..', import.meta.url))
const executablePath = process.env.PLAYWRIGHT_CHROMIUM
const launch = (...flags: string[]) =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking', ...flags],
  })
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
/** Makes Chromium behave as on a device without a graphics processor. */
const noGl = ['--disable-gpu']
const browser = await launch(...softwareGl)
const server = await startServer()
const site = await preview({
  configFile: false,
  root,
  logLevel: 'error',
  build: { outDir: '.cache/bench-map' },
  preview: { host: '127.0.0.1', port: await freePort(), proxy: { '/maps-service': server.address } },
})
const address = site.resolvedUrls?.local[0] ?? ''

async function open(where = browser): Promise<Page> {
  const page = await where.newPage({ viewport: { width: 1040, height: 740 } })
  await page.goto(address)
  await page.waitForFunction(() => 'mapBench' in window)
  return page
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

console.log(`Chromium ${browser.version()}; ratios are median (min–max) of ${rounds} interleaved rounds`)
const page = await open()

/**
 * Reports the time per frame while 100,000 pins are panned and zoomed. With a display each frame is rounded up to a multiple of
 * 16.7 ms; without one it takes as long as its work.
 */
async function reportFrames(how: string, target: string, ...flags: string[]): Promise<void> {
  const own = await launch(...flags)
  const page = await open(own)
  const [many, none]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const [count, times] of [
      [100_000, many],
      [0, none],
    ] as const) {
      await page.evaluate((pins) => window.mapBench.openMoved(pins), count)
      times.push(percentile(await page.evaluate(() => window.mapBench.move(240, 1)), 0.95))
    }
  }
  await own.close()
  console.log(
    `frame time p95 of 240, ${how}, 100,000 pins: ${formatSpread(spread(many), 1)} ms, without pins ${formatSpread(spread(none), 1)} ms: ${formatSpread(spread(ratios(many, none)))}${target}`,
  )
}

/** Reports the time to the first clusters, against OpenLayers' own cluster source. */
async function reportClusters(count: number, limit: string): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const times = await page.evaluate((pins) => window.mapBench.cluster(pins), count)
    ours.push(times.ours)
    theirs.push(times.theirs)
  }
  console.log(
    `first clusters of ${count}: ${formatSpread(spread(ours), 0)} ms, by ol ${formatSpread(spread(theirs), 0)} ms: ${formatSpread(spread(ratios(ours, theirs)))}${limit}`,
  )
}

/** Reports the time to parse, validate and show 2,000 pins. Each round is a median of runs, with and without validation in turn. */
async function reportChecks(): Promise<void> {
  const own = await open()
  const [checked, unchecked]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const [some, others]: [number[], number[]] = [[], []]
    for (let run = 0; run < 11; run++) {
      some.push(await own.evaluate(() => window.mapBench.show(true)))
      others.push(await own.evaluate(() => window.mapBench.show(false)))
    }
    // The first round warms up.
    if (round === 0) continue
    checked.push(spread(some).median)
    unchecked.push(spread(others).median)
  }
  await own.close()
  console.log(
    `2,000 pins parsed, checked and shown, medians of 11: ${formatSpread(spread(checked), 0)} ms: ${formatSpread(spread(ratios(checked, unchecked)))} of unchecked (≤ 1.15)`,
  )
}

/** Reports tasks over 50 ms while panning, with 5,000 places and without, on a processor that is four times slower. */
async function reportTasks(how: string, ...flags: string[]): Promise<void> {
  const own = await launch(...flags)
  const slow = await open(own)
  const session = await slow.context().newCDPSession(slow)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const found: string[] = []
  for (const count of [5000, 0]) {
    await slow.evaluate((pins) => window.mapBench.openMoved(pins), count)
    const durations = await slow.evaluate(async () => {
      const tasks: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
      observer.observe({ type: 'longtask' })
      await window.mapBench.move(240, 0)
      tasks.push(...observer.takeRecords())
      observer.disconnect()
      return tasks.map(({ duration }) => duration)
    })
    found.push(`${durations.length} (longest ${Math.max(0, ...durations)} ms)`)
  }
  console.log(
    `tasks over 50 ms while panning 5,000 places, ${how}, 4× slower: ${found[0]} (none); without places ${found[1]}`,
  )
  await own.close()
}

/** Returns the compressed bytes of each script that a page of the built portal loads without interaction. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const own = await browser.newPage()
  const bodies = new Map<string, Promise<Uint8Array>>()
  own.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(new URL(response.url()).pathname, response.body())
  })
  await own.goto(server.address + path, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    [...bodies].map(async ([name, body]) => [name, gzipSync(await body, { level: 9 }).length] as const),
  )
  await own.close()
  return new Map(sizes)
}

/** Reports the scripts that the map page loads beyond those of a home page, and those among them that every map needs. */
async function reportSize(): Promise<void> {
  const home = await scriptsOf('/montclair')
  const more = [...(await scriptsOf('/montclair/map'))].filter(([name]) => !home.has(name))
  const kilobytes = (some: typeof more) => (some.reduce((total, [, size]) => total + size, 0) / 1000).toFixed(1)
  const ofMap = more.filter(([name]) => /\/(?:createMap|MapView|MapWithList|MapIcon|Map)-[\w-]+\.js$/.test(name))
  console.log(
    `scripts of a map (${ofMap.length} files): ${kilobytes(ofMap)} kB gzip (≤ 130); of the page of the town's map beyond the home's (${more.length} files): ${kilobytes(more)} kB`,
  )
}

await reportSize()
console.log(await measureTiles(server.address))
await reportClusters(1000, '')
await reportClusters(10_000, ' (≤ 0.5)')
await reportClusters(100_000, ' (≤ 0.5)')
await reportChecks()
await browser.close()
await reportFrames('software GL', ' (≤ 1.2)', ...softwareGl)
await reportFrames(
  'software GL without the rate of a display',
  '',
  ...softwareGl,
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
)
await reportFrames('no GL', ' (≤ 1.2)', ...noGl)
await reportTasks('software GL', ...softwareGl)
await reportTasks('no GL', ...noGl)
await site.close()
await server.stop()
