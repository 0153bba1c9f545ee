// rooms: src/portal/shell renderer/themes
import type { BrowserContextOptions, Page } from '@playwright/test'
import { fontSizeOf } from './firstView'
import { findCutText, findOverflow, findOverlaps } from './layout'
import { openPage } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'
import { addStyle } from './widenText'

type OpenVisitor = (options: BrowserContextOptions) => Promise<Page>

/** The first visit of a reader who set the browser to twice the text size (WCAG 1.4.4), in the width of a phone. */
async function openLargeText(visitor: OpenVisitor): Promise<Page> {
  const page = await visitor({ viewport: { width: 375, height: 720 }, reducedMotion: 'reduce' })
  await page.context().clearCookies()
  const setFontSize = await fontSizeOf(page)
  await setFontSize(32)
  return page
}

const paths = ['', '/menu', '/contenu/voirie', '/evenements', '/map?view=map']

/** Looked at every day. */
const everyDay: readonly string[] = ['/montclair/menu', '/hauteroche']

for (const { card, portal } of towns) {
  for (const path of paths) {
    const tag = everyDay.includes(`/${card}${path}`) ? [] : ['@all']
    test(`nothing overlaps, is cut or overflows on /${card}${path} on a phone with text of 200 %`, { tag }, async ({
      visitor,
    }) => {
      const page = await openLargeText(visitor)
      await openPage(page, `/${card}${path}`)
      const name =
        path === '' ? page.getByRole('banner').getByText(portal.name) : page.getByRole('heading', { level: 1 })
      // The notice about cookies stands above the page.
      await name.scrollIntoViewIfNeeded()
      await expect(name).toBeInViewport()
      expect.soft(await findOverlaps(page), 'parts of the header').toEqual([])
      expect.soft(await findCutText(page), 'cut').toEqual([])
      expect.soft(await findOverflow(page), 'wider than the window').toEqual([])
      await page.getByRole('banner').locator('summary').click()
      for (const choice of await page.getByRole('banner').locator('details a').all()) {
        await expect(choice).toBeInViewport({ ratio: 1 })
      }
    })
  }
}

test('the contact of the error page is whole on a phone with text of 200 %', async ({ visitor, faults }) => {
  faults.expected.push(/home|503|fetch/i)
  const page = await openLargeText(visitor)
  await openPage(page, '/montclair/menu')
  await page.route(/\/home\?/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Accueil' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site inaccessible')
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  expect.soft(await findCutText(page), 'cut').toEqual([])
  expect.soft(await findOverflow(page), 'wider than the window').toEqual([])
})

test('text grows with the font size of the reader', async ({ page }) => {
  await openPage(page, '/montclair/contenu/voirie')
  const sizeOf = () =>
    page
      .getByRole('main')
      .locator('p')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const before = await sizeOf()
  await addStyle(page, ':root { font-size: 125% !important; }')
  expect(await sizeOf()).toBeGreaterThan(before * 1.9)
  expect(await findOverflow(page)).toEqual([])
})
