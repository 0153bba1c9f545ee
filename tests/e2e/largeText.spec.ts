// rooms: src/portal/shell renderer/themes
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findCutText, findOverflow, findOverlaps } from './layout'
import { openPage } from './openPage'
import { baseURL, expect, test } from './page'
import { type Problems, recordProblems } from './recordProblems'
import { towns } from './towns'
import { addStyle } from './widenText'

/** A window whose reader set the browser to twice the text size (WCAG 1.4.4); media queries in `em` follow it. */
async function openLargeText(folder: string, faults: Problems, visit: (page: Page) => Promise<void>): Promise<void> {
  await mkdir(join(folder, 'Default'), { recursive: true })
  const preferences = { webkit: { webprefs: { default_font_size: 32 } } }
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(folder, {
    ...test.info().project.use.launchOptions,
    baseURL,
    locale: 'fr-BE',
    viewport: { width: 375, height: 720 },
    reducedMotion: 'reduce',
  })
  const stopRecording = await recordProblems(context, baseURL, faults)
  try {
    await visit(await context.newPage())
  } finally {
    stopRecording()
    await context.close()
  }
}

const titlesOf = (name: string) =>
  [
    ['', name],
    ['/menu', 'Menu'],
    ['/contenu/voirie', name],
    ['/evenements', 'Agenda'],
    ['/map?view=map', 'Carte'],
  ] as const

/** Looked at every day. */
const everyDay: readonly string[] = ['/montclair/menu', '/hauteroche']

for (const { card, portal } of towns) {
  for (const [path, title] of titlesOf(portal.name)) {
    const tag = everyDay.includes(`/${card}${path}`) ? [] : ['@all']
    test(
      `nothing overlaps, is cut or overflows on /${card}${path} on a phone with text of 200 %`,
      { tag },
      async ({ faults }, info) => {
        await openLargeText(info.outputPath('profile'), faults, async (page) => {
          await openPage(page, `/${card}${path}`)
          const name = page.getByRole('banner').getByText(title, { exact: true }).filter({ visible: true })
          await expect(name).toBeVisible()
          expect.soft(await findOverlaps(page), 'parts of the header').toEqual([])
          expect.soft(await findCutText(page), 'cut').toEqual([])
          expect.soft(await findOverflow(page), 'wider than the window').toEqual([])
          await page.getByRole('banner').locator('summary').click()
          for (const choice of await page.getByRole('banner').locator('details a').all()) {
            await expect(choice).toBeInViewport({ ratio: 1 })
          }
        })
      },
    )
  }
}

test('the contact of the error page is whole on a phone with text of 200 %', async ({ faults }, info) => {
  faults.expected.push(/home|503|fetch/i)
  await openLargeText(info.outputPath('profile'), faults, async (page) => {
    await openPage(page, '/montclair/menu')
    await page.route(/\/home\?/, (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Accueil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site inaccessible')
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    expect.soft(await findCutText(page), 'cut').toEqual([])
    expect.soft(await findOverflow(page), 'wider than the window').toEqual([])
  })
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
