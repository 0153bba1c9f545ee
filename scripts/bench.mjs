import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { root, run } from './set-up.mjs'

/** `map` runs the map bench; otherwise the page bench runs. */
const part = process.argv[2] === 'map' ? 'map' : undefined

await build()
const env = { ...process.env, PLAYWRIGHT_CHROMIUM: await ensureBrowser() }
const vite = join(root, 'node_modules/vite/bin/vite.js')
run(process.execPath, [vite, 'build', '--mode', part ? `bench-${part}` : 'bench', '--logLevel', 'warn'], {
  env: { ...env, NODE_ENV: 'production' },
})
run(process.execPath, ['--import', 'tsx', part ? `scripts/bench/${part}/main.ts` : 'scripts/bench/main.ts'], { env })
