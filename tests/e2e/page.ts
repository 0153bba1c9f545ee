import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  devices,
  expect,
  type Page,
} from '@playwright/test'
import { type Faults, unexpected, watch } from './watching'

type Fixtures = {
  /** Faults a test expects are added to it; any other fails the test. */
  faults: Faults
  /** Opens a page for somebody else, with a browser of their own. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** Where the built product answers; the global setup says so. */
export const baseURL = process.env.BEFFROI_BASE ?? ''

/** A phone as its browser tells of itself, on the width of small ones. */
export const phone: BrowserContextOptions = (({ userAgent, isMobile, hasTouch, deviceScaleFactor }) => ({
  userAgent,
  isMobile,
  hasTouch,
  deviceScaleFactor,
  viewport: { width: 375, height: 720 },
}))(devices['Pixel 7'])

/** Every page of every test is watched: nothing may go wrong on it that the test has not announced. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
  faults: async ({}, use) => {
    const faults: Faults = { found: [], expected: [] }
    await use(faults)
    expect(unexpected(faults), 'what went wrong on the page').toEqual([])
  },

  context: async ({ context, faults }, use) => {
    await watch(context, baseURL, faults)
    await use(context)
  },

  baseURL,

  visitor: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options })
      contexts.push(context)
      await watch(context, baseURL, faults)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }
