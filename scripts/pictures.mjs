import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { run } from './set-up.mjs'

const args = process.argv.slice(2)
// A server that runs already is what its owner built.
const isServed = args.some((arg) => arg.startsWith('--address'))
if (!isServed && !args.includes('--help')) await build()
const env = { ...process.env, PLAYWRIGHT_CHROMIUM: await ensureBrowser() }
try {
  run(process.execPath, ['--import', 'tsx', 'scripts/pictures/main.ts', ...args], { env })
} catch {
  process.exit(1)
}
