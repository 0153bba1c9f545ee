// rooms: src/portal/shell src/portal/navigation
import type { Locator, Page } from '@playwright/test'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Raccourcis' })
/** The box of an element that is on the page, in CSS pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return box
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const top = (page: Page) => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)

test('the tab bar of a phone stays at the bottom, covers no end of a page, and its tab of the page leads to the top', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/menu')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const bar = await boxOf(tabBar(page))
  expect(Math.round(bar.y + bar.height)).toBe(720)
  expect(Math.round(bar.height)).toBe(61)
  const end = await boxOf(page.getByRole('contentinfo'))
  expect(Math.round(end.y + end.height)).toBeLessThanOrEqual(Math.round(bar.y))
  const history = await page.evaluate(() => window.history.length)
  await tabBar(page).getByRole('link', { name: 'Menu' }).tap()
  await expect.poll(async () => Math.round(await top(page))).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => window.history.length)).toBe(history)
})

test('a page leaves as much room at its end as the tab bar takes, at every text size', async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/menu')
  for (const textSize of ['', 'large', 'larger', 'largest', 'double']) {
    for (const width of [320, 375, 600]) {
      await page.setViewportSize({ width, height: 720 })
      const read = () =>
        page.evaluate((size) => {
          const { documentElement: root, body } = document
          if (size) root.dataset.textSize = size
          else delete root.dataset.textSize
          window.scrollTo({ top: body.scrollHeight, behavior: 'instant' })
          const bar = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect()
          const end = document.querySelector('#haut > footer')?.getBoundingClientRect().bottom ?? 0
          const room = Number.parseFloat(getComputedStyle(root).getPropertyValue('--tab-bar'))
          return { covered: Math.max(0, Math.round(end - (bar?.top ?? 0))), bar: Math.round(bar?.height ?? 0), room }
        }, textSize)
      const at = `${textSize} at ${width} px`
      expect((await read()).covered, at).toBe(0)
      // What stands above the bar, such as a message, knows its height. A bar that is too high for the screen is at the end of the page.
      await expect.poll(async () => [(await read()).bar, 0].includes(Math.round((await read()).room)), at).toBe(true)
    }
  }
})

test('the menu tab returns to the page that was opened from the menu, and from there to the menu', {
  tag: '@all',
}, async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/menu')
  await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).tap()
  await expect(page).toHaveURL('/montclair/contenu/voirie')
  // The address changes before the page is there.
  await expect(page.getByRole('heading', { level: 1, name: /voirie/i })).toBeVisible()
  await tabBar(page).getByRole('link', { name: 'Accueil' }).tap()
  await expect(tabBar(page).getByRole('link', { name: 'Accueil' })).toHaveAttribute('aria-current', 'page')
  await tabBar(page).getByRole('link', { name: 'Menu' }).tap()
  await expect(page).toHaveURL('/montclair/contenu/voirie')
  await expect(page.getByRole('heading', { level: 1, name: /voirie/i })).toBeVisible()
  await tabBar(page).getByRole('link', { name: 'Menu' }).tap()
  await expect(page).toHaveURL('/montclair/menu')
})

test('a section shows its pages by keyboard, and pushes the page down instead of covering it', async ({ page }) => {
  await openPage(page, '/montclair')
  const before = await top(page)
  const toggle = navigation(page).getByRole('button', { name: 'Pages de la rubrique Vivre à Montclair' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => top(page)).toBeGreaterThan(before + 40)
  await page.keyboard.press('Tab')
  await expect(navigation(page).getByRole('link', { name: 'Voirie et travaux' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Voirie et travaux' })).toBeFocused()
  await expect(navigation(page).locator('[aria-current="page"]')).toHaveText('Voirie et travaux')
})

test('the menu to share a page stands below its button and gives the focus back, and the footer opens the choice of cookies', async ({
  page,
}) => {
  await openPage(page, '/montclair/contenu/voirie')
  const share = page.getByRole('main').getByRole('button', { name: 'Partager' })
  await share.click()
  const dialog = page.getByRole('dialog', { name: 'Partager cette page' })
  await expect(dialog.getByRole('img', { name: 'Code QR de la page' })).toBeVisible()
  const [button, menu] = await Promise.all([share.boundingBox(), dialog.boundingBox()])
  expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0), -1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(share).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
  await expect(page.getByRole('dialog', { name: /cookies/i })).toBeVisible()
})

test('a phone of 320 px shows each tab in one line, and the map of walks at once', async ({ visitor }) => {
  const page = await visitor({ ...phone, viewport: { width: 320, height: 640 } })
  await openPage(page, '/montclair/balade?vue=carte')
  const heights = await tabBar(page)
    .getByRole('link')
    .locator('span')
    .evaluateAll((labels) => labels.map((label) => label.getClientRects()[0]?.height))
  expect(heights.length).toBeGreaterThan(2)
  expect(new Set(heights).size).toBe(1)
  const map = await boxOf(page.getByLabel(/Carte des balades/).first())
  expect(map.y).toBeLessThan(420)
})
