// rooms: renderer/engine renderer/parts renderer/themes renderer/i18n src/portal/shell src/portal/routes src/portal/render src/portal/location src/portal/texts src/server/web src/server/api/visits src/server/api/feeds src/portal/services/transit src/server/api/transit
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { notFoundMessage, signedInPages } from './allPages'
import { findViolations } from './axe'
import { findFirstViewFaults, fontSizeOf } from './firstView'
import { findSnifferErrors } from './htmlCodeSniffer'
import { findLostNodes, markServerNodes } from './hydration'
import { showAllImages } from './images'
import { findBrokenWords, findClippedText, findCutText, findOverflow, findOverlaps, findSmallTargets } from './layout'
import { waitForReady } from './openPage'
import { expect, phone, test } from './page'
import { type LookedAt, lookedAt } from './pageLooks'
import { townOf, towns } from './towns'
import { widenText } from './widenText'

const desktop = { viewport: { width: 1280, height: 800 } }

const namesIn = (locale: string): Readonly<Record<'nav.label' | 'tabs.label', string>> =>
  JSON.parse(readFileSync(new URL(`../../src/portal/texts/${locale}.json`, import.meta.url), 'utf8'))

/** The language that a page is asked for, and its address. The page of the API and that of an unknown portal have one alone. */
function languageOf({ path, looks: [look] }: LookedAt) {
  const card = path.split(/[/?]/)[1]
  const town = towns.find((each) => each.card === card)
  const locale = (look?.isOther && town?.other) || 'fr'
  const address = town ? `${path}${path.includes('?') ? '&' : '?'}lang=${locale}` : path
  return { town: town && townOf(town.card), locale, address }
}

for (const looked of lookedAt) {
  const { name, path, status, looks } = looked
  const { town, locale, address } = languageOf(looked)
  const isPhone = looks[0]?.isPhone ?? false
  const title = `${name} is whole, sound and accessible in ${locale} on a ${isPhone ? 'phone' : 'computer'}`

  test(`${title}, in ${looks.map(({ theme, scheme }) => `${theme} ${scheme}`).join(', ')}`, async ({
    visitor,
    faults,
  }) => {
    if (status !== 200) faults.expected.push(notFoundMessage(address.replaceAll('?', '\\?')))
    const page = await visitor({ ...(isPhone ? phone : desktop), reducedMotion: 'reduce' })
    if (signedInPages.some((each) => each.path === path)) await accountSteps(page).openAccount()
    await page.emulateMedia({ colorScheme: looks[0]?.scheme ?? 'light' })
    await markServerNodes(page)
    expect((await page.goto(address))?.status()).toBe(status)
    const isPortal = (await page.locator('#state').count()) > 0
    if (isPortal) {
      await waitForReady(page)
      await expect(page.locator('[data-map="loading"]')).toHaveCount(0)
      const { rendered, lost } = await findLostNodes(page)
      expect(rendered, 'nodes of the server').toBeGreaterThan(30)
      // React reports a page that it renders anew, whether the script then redraws it or not.
      if (!looked.isRedrawn) expect.soft(lost, 'nodes of the server that are gone').toEqual([])
      await expectLandmarks(page, locale, isPhone)
    }
    if (town) await expect(page).toHaveTitle(new RegExp(town.portal.name))
    expect.soft(await findSnifferErrors(page), 'errors of HTML_CodeSniffer').toEqual([])
    for (const { theme, scheme } of looks) {
      await page.evaluate((next) => document.documentElement.setAttribute('data-theme', next), theme)
      await page.emulateMedia({ colorScheme: scheme })
      expect.soft(await findViolations(page), `violations in ${theme}, ${scheme}`).toEqual([])
    }
    await expectReflow(page)
    if (isPortal) await expectLargeText(page, await isBarePage(page))
    await expectWideText(page)
  })
}

/** The landmarks, one main title, and the navigation that belongs to the width. Pages that lead nowhere else have none. */
async function expectLandmarks(page: Page, locale: string, isPhone: boolean): Promise<void> {
  const names = namesIn(locale)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.getByRole('main')).toBeVisible()
  const isPlain = (await page.locator('[data-layout=plain]').count()) > 0
  await expect(page.getByRole('banner')).toBeVisible({ visible: !isPlain })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  const isBare = await isBarePage(page)
  const [shown, hidden] = isPhone ? (['tabs.label', 'nav.label'] as const) : (['nav.label', 'tabs.label'] as const)
  const navigation = (key: typeof shown) => page.getByRole('navigation', { name: names[key], exact: true })
  await expect(navigation(shown)).toBeVisible({ visible: !isBare })
  await expect(navigation(hidden)).toBeHidden()
}

/** Whether the page leads nowhere else. */
const isBarePage = async (page: Page): Promise<boolean> =>
  /full|restricted|maintenance|connector|single-iframe|plain/.test(
    (await page.locator('[data-layout]').getAttribute('data-layout')) ?? '',
  )

async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
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
}

/** The sizes of text: those of the browser in pixels, and those of the settings. */
const textSizes = [
  { font: 24, setting: '' },
  { font: 32, setting: '' },
  { font: 16, setting: 'largest' },
  { font: 16, setting: 'double' },
] as const

/** Text of 150 and 200 %, set in the browser or in the portal, in three widths. */
async function expectLargeText(page: Page, isBare: boolean): Promise<void> {
  const setFontSize = await fontSizeOf(page)
  const isModal = await page.getByRole('dialog').isVisible()
  for (const { font, setting } of textSizes) {
    await setFontSize(font)
    await page.evaluate((size) => document.documentElement.setAttribute('data-text-size', size), setting)
    const isDouble = font === 32 || setting === 'double'
    await expect(page.locator('html')).toHaveCSS('font-size', isDouble ? '20px' : '15px')
    for (const [width, height] of [
      [320, 640],
      [375, 667],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      const at = `at ${width} px with text of ${font} px ${setting}`
      expect.soft(await findOverflow(page), `wider than the window ${at}`).toEqual([])
      if (width > 320) expect.soft(await findFirstViewFaults(page), `missing in the first view ${at}`).toEqual([])
      if (!isDouble || width === 375) continue
      expect.soft(await findClippedText(page), `clipped ${at}`).toEqual([])
      expect.soft(await findCutText(page), `cut ${at}`).toEqual([])
      expect.soft(await findOverlaps(page), `parts of the header ${at}`).toEqual([])
      const tabs = page.getByRole('navigation', { name: 'Raccourcis' })
      expect.soft(await findBrokenWords(tabs), `words of the tabs ${at}`).toEqual([])
      if (!isBare && !isModal) await expectQuickLinks(page)
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'))
}

/** Search and menu are the first stops after the link that skips the header. */
async function expectQuickLinks(page: Page): Promise<void> {
  await page.locator('a[href="#contenu"]').focus()
  for (const path of ['/recherche', '/menu']) {
    await page.keyboard.press('Tab')
    const link = page.locator(':focus')
    await expect(link).toHaveAttribute('href', new RegExp(`^/[^/]+${path}$`))
    await expect(link).toBeInViewport({ ratio: 1 })
  }
}

/** The text spacing that readers may set (WCAG 1.4.12). */
async function expectWideText(page: Page): Promise<void> {
  await widenText(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await findOverflow(page), `wider than ${width} px with wide text`).toEqual([])
    expect.soft(await findClippedText(page), `cut at ${width} px with wide text`).toEqual([])
  }
}
