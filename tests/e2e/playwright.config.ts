import { defineConfig } from '@playwright/test'

/** The browser is named by scripts/test.mjs; as root Chromium starts without its sandbox only. */
const executablePath = process.env.PLAYWRIGHT_CHROMIUM

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time is named as flaky at the end.
  retries: 1,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  globalSetup: './startServer.ts',
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
