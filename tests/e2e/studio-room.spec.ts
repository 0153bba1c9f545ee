// rooms: src/studio
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { findCutText, findOverflow, findSidewaysOverflow, findSmallTargets } from './layout'
import { expect, test } from './page'

const widths = [320, 375, 768, 1024, 1280, 1600, 1920]

/** Settings that all differ from the defaults, so that the summary is long. */
const changed =
  'theme=squared&locale=de&width=768&scheme=dark&calls=slow&contrast=high&motion=reduced&textLength=long&textSize=200' +
  '&direction=rtl&clock=2026-12-25T12:00'

const toggle = (page: Page) => page.getByRole('button', { name: /réglages$/i })

const screens = [
  { address: '/studio/', isEveryday: true },
  { address: '/studio/draft', isEveryday: false },
  { address: '/studio/docs', isEveryday: false },
  { address: '/studio/docs/your-first-portal', isEveryday: false },
  { address: `/studio/blocks/rich-text?${changed}`, isEveryday: true },
  { address: '/studio/actions/back', isEveryday: false },
  { address: '/studio/pages/home', isEveryday: false },
  { address: '/studio/blocks/nothing', isEveryday: false },
]

for (const { address, isEveryday } of screens) {
  test(`no box of ${address} holds more sideways than it shows, at any width`, {
    tag: isEveryday ? [] : ['@all'],
  }, async ({ visitor }) => {
    test.slow()
    const page = await visitor({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(toggle(page)).toBeInViewport()
      const look = async () => [
        ...(await findSidewaysOverflow(page)),
        ...(await findOverflow(page)),
        ...(await findCutText(page)),
      ]
      expect.soft(await look(), `${width} px`).toEqual([])
      await toggle(page).click()
      await expect(page.getByRole('group', { name: 'Situation' })).toBeVisible()
      expect.soft(await look(), `settings open at ${width} px`).toEqual([])
      // The link to the content shows only when it has the focus.
      const targets = (await findSmallTargets(page)).filter((target) => !target.includes('href="#main"'))
      expect.soft(targets, `targets at ${width} px`).toEqual([])
      if (width === 375 || width === 1024) expect.soft(await findViolations(page), `axe at ${width} px`).toEqual([])
      await toggle(page).press('Escape')
    }
  })
}

test('settings stay in reach of the keyboard while the page scrolls, and a drawing shows its focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/studio/blocks/waste-calendar?fixture=valid%2Fminimal')
  const frame = page.locator('iframe[title="Aperçu\u00a0: blocks/waste-calendar/valid/minimal"]')
  await expect(frame).toBeInViewport()
  await expect(toggle(page)).toBeInViewport()
  await toggle(page).press('Enter')
  await page.getByLabel('Horloge').selectOption('example')
  await expect(page).toHaveURL(/clock=example/)
  await expect(frame.contentFrame().getByText('PMC').first()).toBeVisible()
  await expect(page.getByText(/Montré à ce moment.*24 novembre 2026/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toBeFocused()
  const place = frame.locator('..')
  await expect(place).toHaveCSS('outline-style', 'none')
  const card = page.getByRole('article').filter({ has: frame })
  await card.getByRole('link', { name: 'Ouvrir l’aperçu seul' }).focus()
  await page.keyboard.press('Tab')
  await expect(place).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Shift+Tab')
  await expect(place).toHaveCSS('outline-style', 'none')
})

test('a high contrast and reduced motion apply to what is drawn', async ({ page }) => {
  const settings = 'contrast=high&motion=reduced'
  await page.goto(`/studio/preview#fixture=blocks/title/valid/minimal&${settings}`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const matches = (query: string) => page.evaluate((text) => matchMedia(text).matches, query)
  expect(await matches('(prefers-reduced-motion: reduce)')).toBe(true)
  expect(await matches('(forced-colors: active)')).toBe(true)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
})
