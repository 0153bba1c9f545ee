import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { log, root } from './set-up.mjs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const aptEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
const installers = [
  {
    title: 'downloading a Chromium for the browser tests',
    install: () => run('npx', ['playwright', 'install', 'chromium']),
  },
  {
    title: 'installing the Chromium of Debian for the browser tests',
    install: async () =>
      (await run('apt-get', ['update', '-qq'])) && (await run('apt-get', ['install', '-y', '-qq', 'chromium'])),
  },
]

/** Finds an installed Chromium: the one in PLAYWRIGHT_CHROMIUM, Playwright's, or the system's. */
export async function findBrowser() {
  // Imported dynamically, because Playwright may not be installed yet.
  const { chromium } = await import('@playwright/test')
  const named = process.env.PLAYWRIGHT_CHROMIUM
  return [...(named ? [named] : []), chromium.executablePath(), ...systemPaths].find((path) => existsSync(path))
}

/** Runs a program asynchronously. Resolves to whether it succeeded. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: aptEnv })
  const [code] = await once(child, 'close').catch(() => [1])
  return code === 0
}

/** Finds Chromium or installs it with Playwright, else with apt. Throws an error when neither works. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  for (const { title, install } of installers) {
    log(title)
    if (!(await install())) log('that did not work')
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('Chromium was not found and could not be installed; set PLAYWRIGHT_CHROMIUM to its path')
}
