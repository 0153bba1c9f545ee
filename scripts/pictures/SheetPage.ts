import type { Browser, Page } from '@playwright/test'

/** How a sheet is drawn: the parameters of the studio's preview. */
export type Look = { theme: string; scheme: string; locale: string; colors: string; now: string }

/** Longest what does not come is waited for, in milliseconds. */
const patience = 5000
/** Tallest picture Chromium takes, in pixels. */
const tallest = 16_000

const blank = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#9aa5b1"/></svg>'
const elsewhere = '<!doctype html><html lang="fr"><title>Ailleurs</title><p>Le contenu d’un autre site.'

export type SheetPage = {
  /** Draws all valid fixtures of a block and takes their picture, as PNG. */
  take(type: string, width: number, look: Look): Promise<Buffer>
}

/** One page of a browser, used for every sheet: a change of theme costs no new load. */
export async function openSheetPage(browser: Browser, address: string): Promise<SheetPage> {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'Europe/Brussels' })
  page.on('pageerror', ({ message }) => console.error(`  ${page.url()}\n  ${message}`))
  await page.route(
    (url) => url.origin !== new URL(address).origin,
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: blank })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: elsewhere }),
  )
  const session = await page.context().newCDPSession(page)
  let shown = ''
  return {
    async take(type, width, look) {
      await page.setViewportSize({ width, height: 900 })
      const hash = `#${new URLSearchParams({ fixture: `blocks/${type}/valid/*`, ...look })}`
      if (shown === type) await page.evaluate((next) => location.replace(next), hash)
      else {
        // What a block left behind must not stand on the picture of the next.
        await page.goto('about:blank')
        await page.goto(`${address}/studio/preview${hash}`)
      }
      await page.waitForFunction((asked) => document.documentElement.dataset.drawn === asked, hash)
      // Controls that come late, and lists that read their items. Some blocks never stop asking.
      if (shown !== type) await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => {})
      shown = type
      await settle(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      // Playwright's own way packs smaller files and takes twice as long.
      const { data } = await session.send('Page.captureScreenshot', {
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
      })
      return Buffer.from(data, 'base64')
    },
  }
}

/** Fonts and pictures are there, also those that would wait for somebody to come near, and nothing moves. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const arrivals = [...document.images].map(
      (image) =>
        new Promise((resolve) => {
          image.loading = 'eager'
          if (image.complete) resolve(undefined)
          for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true })
        }),
    )
    await Promise.race([
      Promise.all([document.fonts.ready, ...arrivals]),
      new Promise((resolve) => setTimeout(resolve, longest)),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, patience)
