import { existsSync } from 'node:fs'
import { run, say } from './set-up.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium already on this machine: the one named in PLAYWRIGHT_CHROMIUM, Playwright's, the system's. */
async function findBrowser() {
  // Playwright is only there once the packages are installed.
  const { chromium } = await import('@playwright/test')
  const named = process.env.PLAYWRIGHT_CHROMIUM
  return [...(named ? [named] : []), chromium.executablePath(), ...places].find((path) => existsSync(path))
}

/** Finds a Chromium or installs one: by Playwright, else by the package manager of Debian. Throws a sentence when neither works. */
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
    say(text)
    try {
      install()
    } catch {
      say('that did not work')
    }
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error('no Chromium was found or could be installed; name one in PLAYWRIGHT_CHROMIUM')
}
