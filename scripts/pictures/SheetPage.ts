import type { Browser, Page } from '@playwright/test'
import { showPreview } from './showPreview'

/** Parameters of the studio's preview. */
export type PreviewSettings = { theme: string; scheme: string; locale: string; colors: string; now: string }

/** Timeout of pictures. */
const timeoutMs = 5000
/** Maximum height of a screenshot in Chromium, in pixels. */
const maxHeight = 16_000

const placeholderImage =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#9aa5b1"/></svg>'
const placeholderPage = '<!doctype html><html lang="fr"><title>Ailleurs</title><p>Le contenu d’un autre site.'

export type SheetPage = {
  /** Renders all valid fixtures of a block and returns a PNG. */
  take(type: string, width: number, look: PreviewSettings): Promise<Buffer>
}

/** Opens a browser page that renders every sheet, so that a change of theme needs no reload. */
export async function openSheetPage(browser: Browser, address: string): Promise<SheetPage> {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'Europe/Brussels' })
  page.on('pageerror', ({ message }) => console.error(`  ${page.url()}\n  ${message}`))
  await page.route(
    (url) => url.origin !== new URL(address).origin,
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: placeholderImage })
        : route.fulfill({ contentType: 'text/html; charset=utf-8', body: placeholderPage }),
  )
  const session = await page.context().newCDPSession(page)
  let shown = ''
  return {
    async take(type, width, look) {
      await page.setViewportSize({ width, height: 900 })
      const hash = `#${new URLSearchParams({ fixture: `blocks/${type}/valid/*`, ...look })}`
      // Closes dialogs of the previous block.
      if (shown !== type) await page.goto('about:blank')
      await showPreview(page, `${address}/studio/preview`, hash)
      shown = type
      await settle(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      // Playwright's own screenshots are smaller but take twice as long.
      const { data } = await session.send('Page.captureScreenshot', {
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 },
      })
      return Buffer.from(data, 'base64')
    },
  }
}

/** Waits until fonts and pictures are loaded, lazy ones too, and two frames have passed. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (limit) => {
    const loads = [...document.images].map(
      (image) =>
        new Promise((resolve) => {
          image.loading = 'eager'
          if (image.complete) resolve(undefined)
          for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true })
        }),
    )
    await Promise.race([
      Promise.all([document.fonts.ready, ...loads]),
      new Promise((resolve) => setTimeout(resolve, limit)),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, timeoutMs)
