import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { isWhole } from '../helpers/sample'

/** The browser that `npm test` finds. As root Chromium starts without its sandbox only. */
const executablePath = await findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  ...(isWhole ? {} : { grepInvert: /@all\b/ }),
  forbidOnly: true,
  // A test that passes at its second try is printed and listed as flaky; see docs/testing.md.
  retries: 1,
  workers: 2,
  // Limits end what hangs. They say nothing of speed, so that a busy machine fails nothing.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['../../scripts/test/BrowserReporter.mjs'],
    ['json', { outputFile: '../../test-results/playwright.json' }],
  ],
  globalSetup: './startServers.ts',
  use: {
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // A trace of every test takes a third of the time; `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
