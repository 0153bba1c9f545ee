import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { startServer } from '../bench/servers.ts'
import { ensureBrowser } from '../browser.mjs'
import { build } from '../build.mjs'
import { joinPictures, type Labelled } from './joinPictures.ts'
import { listPictures, pathOf } from './listPictures.ts'
import { type Order, readOrder, usage } from './Order.ts'
import { openSheetPage, type SheetPage } from './SheetPage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Pages at work at a time: one waits for its server while the other draws. */
const pages = 2

const types = readdirSync(join(root, 'schemas/blocks')).map((file) => file.replace('.json', ''))

function read(): Order | undefined {
  try {
    return readOrder(process.argv.slice(2), types)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

async function take(order: Order): Promise<void> {
  if (!order.address) await build()
  const executablePath = await ensureBrowser()
  const started = performance.now()
  const folder = resolve(root, order.folder)
  const server = order.address ? undefined : await startServer()
  const address = (order.address ?? server?.address ?? '').replace(/\/$/, '')
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--hide-scrollbars',
    ],
  })
  try {
    const queue = [...order.types]
    const work = async () => {
      const page = await openSheetPage(browser, address)
      for (let type = queue.shift(); type; type = queue.shift()) {
        // One block that cannot be drawn leaves the others theirs.
        await pictureBlock(page, type, order, folder).catch((error: unknown) => {
          console.error(`  ${type}: ${error instanceof Error ? error.message : error}`)
          process.exitCode = 1
        })
      }
    }
    await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, work))
  } finally {
    await browser.close()
    await server?.stop()
  }
  writeFileSync(join(folder, 'index.html'), listPictures(order))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `beffroi: pictures of ${order.types.length} block${order.types.length === 1 ? '' : 's'} in ${folder}, in ${seconds} s`,
  )
}

/** Writes every picture of a block, and those of all themes side by side. */
async function pictureBlock(page: SheetPage, type: string, order: Order, folder: string): Promise<void> {
  const { themes, schemes, widths, locale, colors, now } = order
  const smallest = Math.min(...widths)
  const rows = new Map<string, Labelled[]>(schemes.map((scheme) => [scheme, []]))
  rmSync(join(folder, type), { recursive: true, force: true })
  for (const width of widths) {
    for (const scheme of schemes) {
      for (const theme of themes) {
        const picture = await page.take(type, width, { theme, scheme, locale, colors, now })
        const path = join(folder, pathOf(type, theme, width, scheme))
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, picture)
        if (width === smallest) rows.get(scheme)?.push({ label: `${type} · ${theme} · ${scheme}`, picture })
      }
    }
  }
  for (const [scheme, row] of rows) {
    writeFileSync(join(folder, `${type}-${scheme}.png`), await joinPictures([row]))
  }
  console.log(`  ${type}`)
}

const order = read()
if (order) await take(order)
else console.log(usage)
