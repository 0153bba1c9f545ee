import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import {
  measureFavourites,
  measureForm,
  measureHeap,
  measureMixedPage,
  measureRendering,
  measureValidation,
  measureWall,
} from './rendering.ts'
import { startBenchPage, startServer } from './servers.ts'
import { listLazyFiles, measureEngine, measureHome } from './sizes.ts'

const executablePath = process.env.PLAYWRIGHT_CHROMIUM
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
})
console.log(`ratios are median (min–max) over rounds that interleave the contenders in Chromium ${browser.version()}`)

const benchPage = await startBenchPage()
const open = async () => {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } })
  await page.goto(benchPage.address)
  await page.waitForFunction(() => 'bench' in window)
  return page
}
const page = await open()
const different = (await page.evaluate(() => window.bench.renderComparisons())).find(
  ({ ours, theirs }) => ours !== theirs,
)
if (different) throw new Error(`${different.name} renders another page than Beffroi`)
await measureRendering(page)
await measureMixedPage(page)
await measureFavourites(page)
await measureForm(page)
await measureWall(page)
await measureValidation(page)
await page.close()
await measureHeap(open)
await benchPage.stop()

await measureEngine()
listLazyFiles()
const server = await startServer()
await measureHome(browser, `${server.address}/montclair`)
await measureThroughput(`${server.address}/montclair`)
await server.stop()
await browser.close()

/** Reports the requests per second of one server-rendered page, for a client on the same machine. */
async function measureThroughput(address: string): Promise<void> {
  await autocannon({ url: address, connections: 4, duration: 3 })
  const { requests, latency, non2xx } = await autocannon({ url: address, connections: 8, duration: 10 })
  console.log(
    `home page from the server: ${requests.average.toFixed(0)} requests/s (${requests.min}–${requests.max}), ` +
      `median ${latency.p50} ms, 99 % within ${latency.p99} ms, ${non2xx} failed`,
  )
}
