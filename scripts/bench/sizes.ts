import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { build } from 'vite'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function reportSize(label: string, texts: readonly (string | Uint8Array)[]): void {
  const sum = (pack: (text: string | Uint8Array) => Uint8Array) =>
    texts.reduce((total, text) => total + pack(text).length, 0)
  const gzip = sum((text) => gzipSync(text, { level: 9 }))
  console.log(`${label}: ${kilobytes(gzip)} gzip, ${kilobytes(sum((text) => brotliCompressSync(text)))} brotli`)
}

/** Reports the size of engine, executor with handlers and envelope validators, which a host loads before any block. Excludes React. */
export async function measureEngine(): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'chrome109',
      rolldownOptions: {
        input: 'scripts/bench/engineParts.ts',
        external: /^react/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const code = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  reportSize('engine, executor and envelope validators', code)
}

/** Reports the size of all scripts that a home page loads without interaction, including React. */
export async function measureHome(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage()
  const scripts: Promise<Uint8Array>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  reportSize(`scripts of the home page (${scripts.length} files)`, await Promise.all(scripts))
  await page.close()
}

/** Lists the lazy scripts of the built portal, largest first. */
export function listLazyFiles(): void {
  const folder = 'dist/portal/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.startsWith('portal-'))
  const weighed = scripts.map((name) => ({
    name,
    size: gzipSync(readFileSync(`${folder}/${name}`), { level: 9 }).length,
  }))
  weighed.sort((a, b) => b.size - a.size)
  console.log(`lazy scripts (${weighed.length} files), gzip:`)
  for (const { name, size } of weighed)
    console.log(`  ${kilobytes(size).padStart(8)}  ${name.replace(/-[\w-]{8}\.js$/, '')}`)
}
