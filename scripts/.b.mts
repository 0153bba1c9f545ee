import { chromium } from '@playwright/test'
import { measureDrawing, measureHeap, measureValidation } from './bench/drawing.ts'
import { startBenchPage } from './bench/servers.ts'

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
  ],
})
const benchPage = await startBenchPage()
const open = async () => {
  const page = await browser.newPage({ viewport: { width: 375, height: 800 } })
  page.on('console', (m) => console.log('C', m.text()))
  page.on('pageerror', (e) => console.log('E', e.message))
  await page.goto(benchPage.address)
  await page.waitForFunction(() => 'bench' in window)
  return page
}
const page = await open()
const [ours, theirs] = await page.evaluate(() => [window.bench.markup('beffroi'), window.bench.markup('handWritten')])
if (ours !== theirs) console.log(ours.slice(0, 1500), '\n\n', theirs.slice(0, 1500))
await measureDrawing(page)
await measureValidation(page)
await measureHeap(open)
await browser.close()
await benchPage.stop()
