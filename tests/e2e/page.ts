import { randomUUID } from 'node:crypto'
import { sign } from '@fastify/cookie'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  devices,
  expect,
  type Page,
} from '@playwright/test'
import { type Problems, recordProblems, unexpected } from './recordProblems'
import { cookieSecret, workerServer } from './workerServer'

type Fixtures = {
  /** A test adds the problems it provokes to `expected`; any other problem fails it. */
  faults: Problems
  /** Opens a page in a new browser context, as another visitor. */
  visitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** Origin of the worker's server. */
export const baseURL = workerServer.base

/**
 * Visitors of tests have been here before, so that their cookies stay, and have chosen which ones they accept. A test of the first
 * visit clears them.
 */
const formerVisit = () => [
  { name: 'beffroi_anonymous', value: sign(randomUUID(), cookieSecret), url: baseURL },
  { name: 'beffroi_consent', value: 'necessary', url: baseURL },
]

/** A phone with the width of a small one. */
export const phone: BrowserContextOptions = (({ userAgent, isMobile, hasTouch, deviceScaleFactor }) => ({
  userAgent,
  isMobile,
  hasTouch,
  deviceScaleFactor,
  viewport: { width: 375, height: 720 },
}))(devices['Pixel 7'])

/** Fails a test when anything goes wrong on one of its pages that it has not announced. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from it
  faults: async ({}, use) => {
    const faults: Problems = { found: [], expected: [] }
    await use(faults)
    expect(unexpected(faults), 'problems on the page').toEqual([])
  },

  context: async ({ context, faults }, use) => {
    const stopRecording = await recordProblems(context, baseURL, faults)
    await context.addCookies(formerVisit())
    await use(context)
    stopRecording()
  },

  baseURL,

  visitor: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = []
    const recordings: (() => void)[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options })
      contexts.push(context)
      await context.addCookies(formerVisit())
      recordings.push(await recordProblems(context, options.baseURL ?? baseURL, faults))
      return context.newPage()
    })
    for (const stopRecording of recordings) stopRecording()
    for (const context of contexts) await context.close()
  },
})

export { expect }
