import { defineConfig } from '@playwright/test'
import { scaled } from '../helpers/scaled'

/** The browser is named by scripts/test.mjs; as root Chromium starts without its sandbox only. */
const executablePath = process.env.PLAYWRIGHT_CHROMIUM

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: scaled(60_000),
  expect: { timeout: scaled(10_000) },
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
