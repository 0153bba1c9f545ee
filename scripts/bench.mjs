import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { root, run } from './set-up.mjs'

await build()
const env = { ...process.env, PLAYWRIGHT_CHROMIUM: await ensureBrowser() }
const vite = join(root, 'node_modules/vite/bin/vite.js')
run(process.execPath, [vite, 'build', '--mode', 'bench', '--logLevel', 'warn'], {
  env: { ...env, NODE_ENV: 'production' },
})
run(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts'], { env })
