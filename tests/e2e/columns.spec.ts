// rooms: renderer/blocks renderer/parts src/server/api/blocks
import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { allowFixtureAddresses, showSheet } from './fixtureSheet'
import { openPage } from './openPage'
import { expect, test } from './page'

/** Gives every fixture of the sheet the width of a column of a wide page. */
const narrow = (page: Page, width: number) =>
  page.evaluate((px) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[data-fixture] { inline-size: ${px}px !important; max-inline-size: none !important; }`)
    document.adoptedStyleSheets = [sheet]
  }, width)

/** Elements that stand out of the column of their fixture and that nothing clips. */
const findOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element, frame: Element): boolean => {
      for (let above: Element | null = element; above && above !== frame; above = above.parentElement) {
        const { overflowX, clipPath, opacity } = getComputedStyle(above)
        if (overflowX !== 'visible' || clipPath !== 'none' || opacity === '0') return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('[data-fixture]')].flatMap((frame) => {
      const { right } = frame.getBoundingClientRect()
      // The native date picker, which a script opens, is an invisible field.
      return [...frame.querySelectorAll(':not(input[aria-hidden="true"])')]
        .filter((element) => element.getBoundingClientRect().right > right + 1)
        .filter((element) => element.checkVisibility() && !isClipped(element.parentElement ?? element, frame))
        .map((element) => `${frame.dataset.fixture}: ${element.outerHTML.slice(0, 100)}`)
    })
  })

/** Pixels of the answers of a poll with a picture. */
const widthOfAnswers = (page: Page) =>
  page
    .locator('[data-fixture="blocks/poll/valid/complete"] fieldset')
    .evaluate((fields) => fields.getBoundingClientRect().width)

test('blocks fit a half and a quarter of a wide page, and a poll has room beside or below its picture', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const type of ['calendar-list', 'menu-grid', 'form', 'dynamic-input', 'poll']) {
    await allowFixtureAddresses(page, type, faults.expected)
    await showSheet(page, type, { theme: 'squared' })
    for (const width of [564, 270]) {
      await narrow(page, width)
      expect.soft(await findOutside(page), `${type} in a column of ${width} px`).toEqual([])
    }
  }
  await narrow(page, 564)
  expect(await widthOfAnswers(page)).toBeGreaterThan(480)
  await narrow(page, 1176)
  expect(await widthOfAnswers(page)).toBeLessThan(600)
})

test('a dialog has room for what it asks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/montclair/contenu/participer')
  await page.getByRole('button', { name: 'Donner mon avis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Votre avis' })
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan(480)
})

/** Texts of cards without a picture that are not level with their neighbours. */
const findUneven = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const topOf = (card: Element) => Math.round(card.querySelector('p')?.getBoundingClientRect().top ?? 0)
    const isInRow = (one: Element, other: Element) =>
      one.parentElement === other.parentElement && one.getBoundingClientRect().top === other.getBoundingClientRect().top
    return cards
      .filter((card) => !card.querySelector('img'))
      .filter((card) =>
        cards.some((other) => other.querySelector('img') && isInRow(card, other) && topOf(card) !== topOf(other)),
      )
      .map((card) => card.textContent)
  })

for (const card of isWhole ? ['montclair', 'hauteroche'] : ['montclair']) {
  test(`the home of ${card} grows to 1224 px at 79.5em and no further, and its cards are level in a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPage(page, `/${card}`)
    expect(await findUneven(page)).toEqual([])
    const width = () =>
      page.getByRole('main').evaluate((main) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main)
        return main.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      })
    for (const [window, content] of [
      [1262, 1214],
      [1272, 1224],
      [1600, 1224],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 })
      expect(await width(), `in a window of ${window} px`).toBe(content)
    }
  })
}
