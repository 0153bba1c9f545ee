import { existsSync } from 'node:fs'
import { log, run } from './set-up.mjs'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of an installed Chromium: that of PLAYWRIGHT_CHROMIUM, else Playwright's, else the system's. */
async function findBrowser() {
  // Imported here, because the packages may not be installed when this file loads.
  const { chromium } = await import('@playwright/test')
  const named = process.env.PLAYWRIGHT_CHROMIUM
  return [...(named ? [named] : []), chromium.executablePath(), ...systemPaths].find((path) => existsSync(path))
}

/** Finds a Chromium or installs one, by Playwright or else by Debian's package manager. Throws when neither works. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  for (const [text, install] of [
    ['downloading a Chromium for the browser tests', () => run('npx', ['playwright', 'install', 'chromium'])],
    [
      'installing the Chromium of Debian for the browser tests',
      () => {
        run('apt-get', ['update', '-qq'])
        run('apt-get', ['install', '-y', '-qq', 'chromium'], {
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        })
      },
    ],
  ]) {
    log(text)
    try {
      install()
    } catch {
      log('that did not work')
    }
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('no Chromium was found or could be installed; name one in PLAYWRIGHT_CHROMIUM')
}
