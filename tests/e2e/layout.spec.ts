import type { Page } from '@playwright/test'
import { allPages, notFoundMessage, ofEachKind, type PageKind } from './allPages'
import { showAllImages } from './images'
import { findClippedText, findOverflow, findSmallTargets } from './layout'
import { waitForReady } from './openPage'
import { expect, phone, test } from './page'

/** The text spacing that readers may set (WCAG 1.4.12). */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Adds a style as the reader's browser would, past the security policy. */
const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

const pages: readonly PageKind[] = [
  ...allPages,
  { name: 'the page of the API', kind: 'the page of the API', path: '/openapi', status: 200 },
]

for (const { name, path, status } of ofEachKind(pages)) {
  test(`${name} reflows on narrow screens, zoomed and with wide text, with targets large enough for fingers`, async ({
    visitor,
    faults,
  }) => {
    if (status !== 200) faults.expected.push(notFoundMessage(path))
    const page = await visitor({ ...phone, isMobile: false, viewport: { width: 320, height: 640 } })
    await page.goto(path)
    if ((await page.locator('#state').count()) > 0) await waitForReady(page)
    await showAllImages(page)
    expect.soft(await findOverflow(page), 'wider than 320 px').toEqual([])
    expect.soft(await findClippedText(page), 'cut at 320 px').toEqual([])
    expect.soft(await findSmallTargets(page), 'targets at 320 px').toEqual([])

    // A window of 1280 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 })
    expect.soft(await findOverflow(page), 'wider than the page at 200 %').toEqual([])

    await page.setViewportSize({ width: 1280, height: 800 })
    await showAllImages(page)
    expect.soft(await findOverflow(page), 'wider than 1280 px').toEqual([])
    expect.soft(await findSmallTargets(page), 'targets at 1280 px').toEqual([])

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await restyle(page, spacing)
      expect.soft(await findOverflow(page), `wider than ${width} px with wide text`).toEqual([])
      expect.soft(await findClippedText(page), `cut at ${width} px with wide text`).toEqual([])
    }
  })
}

test('text grows with the font size of the reader', async ({ page }) => {
  await page.goto('/montclair/contenu/voirie')
  const sizeOf = () =>
    page
      .getByRole('main')
      .locator('p')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const before = await sizeOf()
  await restyle(page, ':root { font-size: 125% !important; }')
  expect(await sizeOf()).toBeGreaterThan(before * 1.9)
  expect(await findOverflow(page)).toEqual([])
})
