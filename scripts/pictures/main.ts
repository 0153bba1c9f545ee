import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { startServer } from '../bench/servers.ts'
import { ensureBrowser } from '../browser.mjs'
import { build } from '../build.mjs'
import { joinPictures, type Labelled, listPictures, pathOf } from './overview.ts'
import { type PictureOptions, parseOptions, usage } from './PictureOptions.ts'
import { openSheetPage, type SheetPage } from './SheetPage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Concurrent pages: one renders while the other waits for the server. */
const pages = 2

const types = readdirSync(join(root, 'schemas/blocks')).map((file) => file.replace('.json', ''))

function readOptions(): PictureOptions | undefined {
  try {
    return parseOptions(process.argv.slice(2), types)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

async function takePictures(options: PictureOptions): Promise<void> {
  if (!options.address) await build()
  const executablePath = await ensureBrowser()
  const started = performance.now()
  const folder = resolve(root, options.folder)
  const server = options.address ? undefined : await startServer()
  const address = (options.address ?? server?.address ?? '').replace(/\/$/, '')
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--hide-scrollbars',
    ],
  })
  try {
    const queue = [...options.types]
    const work = async () => {
      const page = await openSheetPage(browser, address)
      for (let type = queue.shift(); type; type = queue.shift()) {
        // A block that fails must not prevent the pictures of the others.
        await pictureBlock(page, type, options, folder).catch((error: unknown) => {
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
  writeFileSync(join(folder, 'index.html'), listPictures(options))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `beffroi: pictures of ${options.types.length} block${options.types.length === 1 ? '' : 's'} in ${folder}, in ${seconds} s`,
  )
}

/** Writes every picture of a block, and one that joins all themes. */
async function pictureBlock(page: SheetPage, type: string, options: PictureOptions, folder: string): Promise<void> {
  const { themes, schemes, widths, locale, colors, now } = options
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

const options = readOptions()
if (options) await takePictures(options)
else console.log(usage)
