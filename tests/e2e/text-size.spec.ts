import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { textSizeCookie } from '../../schemas/cookies/storedItems'
import { isWhole } from '../helpers/sample'
import { allPages, notFoundMessage, ofEachKind } from './allPages'
import { showAllImages } from './images'
import { findBrokenWords, findClippedText, findCutText, findOverflow } from './layout'
import { waitForReady } from './openPage'
import { baseURL, expect, test } from './page'
import { type Problems, recordProblems } from './recordProblems'
import { towns } from './towns'

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

/** Pairs of the header's parts that cover each other. */
const findOverlaps = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluateAll((headers) => {
    const parts = headers.flatMap((header) => [
      ...header.querySelectorAll('picture img, a > span, summary, a:not(:has(picture, span))'),
    ])
    const visible = parts.filter((part) => part.checkVisibility())
    const boxes = visible.map((part) => ({ name: part.outerHTML.slice(0, 60), box: part.getBoundingClientRect() }))
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: { left, right, top, bottom } }) => {
          const { box } = one
          return (
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1
          )
        })
        .map((other) => `${one.name} and ${other.name}`),
    )
  })

for (const { card, portal } of towns) {
  for (const [path, title] of [
    ['', portal.name],
    ['/menu', 'Menu'],
    ['/contenu/voirie', portal.name],
    ['/evenements', 'Agenda'],
    ['/map?view=map', 'Carte'],
  ] as const) {
    test(`nothing overlaps, is cut or overflows on /${card}${path} on a phone with text of 200 %`, async ({
      faults,
    }, info) => {
      await openLargeText(info.outputPath('profile'), faults, async (page) => {
        await page.goto(`/${card}${path}`)
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
    })
  }
}

test('the contact of the error page is whole on a phone with text of 200 %', async ({ faults }, info) => {
  faults.expected.push(/home|503|fetch/i)
  await openLargeText(info.outputPath('profile'), faults, async (page) => {
    await page.goto('/montclair/menu')
    await waitForReady(page)
    await page.route(/\/home\?/, (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Accueil' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site inaccessible')
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    expect.soft(await findCutText(page), 'cut').toEqual([])
    expect.soft(await findOverflow(page), 'wider than the window').toEqual([])
  })
})

const widths = [
  { width: 320, height: 640 },
  ...(isWhole
    ? [
        { width: 375, height: 720 },
        { width: 820, height: 1100 },
      ]
    : []),
  { width: 1280, height: 800 },
]

for (const { name, path, status } of ofEachKind(allPages)) {
  test(`nothing is cut or overflows on ${name} with the double text size of the settings`, async ({
    page,
    context,
    faults,
  }) => {
    if (status !== 200) faults.expected.push(notFoundMessage(path))
    await context.addCookies([{ name: textSizeCookie.name, value: 'double', url: baseURL }])
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '20px')
    if ((await page.locator('#state').count()) > 0) await waitForReady(page)
    for (const size of widths) {
      await page.setViewportSize(size)
      await showAllImages(page)
      const at = `at ${size.width} px`
      expect.soft(await findOverflow(page), `wider than the window ${at}`).toEqual([])
      expect.soft(await findClippedText(page), `clipped ${at}`).toEqual([])
      expect.soft(await findCutText(page), `cut ${at}`).toEqual([])
      expect.soft(await findOverlaps(page), `parts of the header ${at}`).toEqual([])
      const tabs = page.getByRole('navigation', { name: 'Raccourcis' })
      expect.soft(await findBrokenWords(tabs), `words of the tabs ${at}`).toEqual([])
    }
  })
}
