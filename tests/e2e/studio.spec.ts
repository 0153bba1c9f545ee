// rooms: src/studio schemas/blocks fixtures/blocks
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { findViolations } from './axe'
import { allowFixtureAddresses } from './fixtureSheet'
import { findCutText, findOverflow } from './layout'
import { expect, test } from './page'

const folder = (path: string) => readdirSync(new URL(`../../${path}`, import.meta.url))
const blocks = folder('schemas/blocks').map((file) => file.replace('.json', ''))
const fixture = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/blocks/${path}.json`, import.meta.url), 'utf8'))

const list = (page: Page) => page.getByRole('navigation', { name: 'Blocs, actions et pages' })
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.locator('header code').getByText(name, { exact: true }) })
const preview = (page: Page, id: string) => page.frameLocator(`iframe[title="Aperçu\u00a0: ${id}"]`)

/** The everyday run tries a block that holds others, and one that depends on the time. */
const everyday = ['columns', 'schedule']

for (const name of isWhole ? blocks : everyday) {
  test(`every fixture of ${name} behaves as its file says, and previews render`, async ({ page, faults }) => {
    const valid = folder(`fixtures/blocks/${name}/valid`)
    // Every preview is a document of its own, loaded when it comes near.
    test.setTimeout(180_000 + 6000 * valid.length)
    await allowFixtureAddresses(page, name, faults.expected)
    await page.goto(`/studio/blocks/${name}`)
    const invalid = folder(`fixtures/blocks/${name}/invalid`)
    await expect(page.getByText('Valide', { exact: true })).toHaveCount(valid.length)
    await expect(page.getByText('Refusé comme prévu')).toHaveCount(invalid.length)
    await expect(page.getByText('Défaut', { exact: true })).toHaveCount(0)
    for (const file of isWhole ? valid : valid.slice(-1)) {
      const fixtureName = file.replace('.json', '')
      // Previews load when they come near the window.
      await card(page, fixtureName).getByRole('heading').first().scrollIntoViewIfNeeded()
      // Read from the page: a locator within a preview that has only begun to load may never answer.
      const frame = card(page, fixtureName).locator('iframe')
      const isRendered = () =>
        frame.evaluate(
          (element: HTMLIFrameElement, content) => Boolean(element.contentDocument?.querySelector(content)),
          'p, h1, h2, h3, img, a, button, li, [role]',
        )
      await expect.poll(isRendered).toBe(true)
    }
  })
}

test('a preview renders a fixture as the portal does', { tag: '@all' }, async ({ page }) => {
  const { data } = fixture('poll/valid/complete')
  await page.goto('/studio/blocks/poll?fixture=valid%2Fcomplete')
  const content = preview(page, 'blocks/poll/valid/complete')
  await expect(content.getByRole('group', { name: data.question })).toBeVisible()
  await expect(content.getByRole('button', { name: 'Voter' })).toBeDisabled()
})

test('theme, language, width and background change the preview and the address', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/studio/blocks/poll?fixture=valid%2Fcomplete')
  const frame = page.locator('iframe[title="Aperçu\u00a0: blocks/poll/valid/complete"]')
  const content = preview(page, 'blocks/poll/valid/complete')
  await expect(content.locator('html')).toHaveAttribute('data-theme', 'nordege')
  await page.getByLabel('Thème').selectOption('squared')
  await expect(content.locator('html')).toHaveAttribute('data-theme', 'squared')
  await page.getByLabel('Langue', { exact: true }).selectOption('de')
  await expect(content.locator('html')).toHaveAttribute('lang', 'de')
  await expect(content.getByRole('button', { name: 'Abstimmen' })).toBeVisible()
  await page.getByRole('radio', { name: '320 pixels' }).check({ force: true })
  await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(320)
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  await expect(page).toHaveURL(/theme=squared&locale=de&width=320&scheme=dark/)
  await expect(content.locator('body')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a vote in the studio sends nothing and logs the action', async ({ page }) => {
  await page.goto('/studio/blocks/poll?fixture=valid%2Fcomplete')
  const content = preview(page, 'blocks/poll/valid/complete')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url())
  })
  await content.getByRole('radio').or(content.getByRole('checkbox')).first().check()
  await content.getByRole('button', { name: 'Voter' }).click()
  await expect(card(page, 'complete')).toContainText('Journal des actions')
  await expect(card(page, 'complete')).toContainText('/poll-service/api/v2/web/vote')
  await expect(card(page, 'complete')).toContainText('replace')
  await expect(content.getByRole('button', { name: 'Voter' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('the page for developers is listed, links to its parts and copies commands', { tag: '@all' }, async ({ page }) => {
  await page.goto('/studio')
  await list(page).getByRole('link', { name: 'Pour les développeurs' }).click()
  await expect(page).toHaveURL(/\/studio\/docs/)
  await expect(page.locator('article')).toHaveAttribute('lang', 'fr')
  const parts = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link')
  await parts.last().click()
  const title = (await parts.last().textContent()) ?? ''
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport()
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await page.getByRole('button', { name: 'Copier' }).first().click()
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible()
})

const addresses = [
  '/studio/',
  '/studio/docs',
  '/studio/blocks/rich-text',
  '/studio/actions/back',
  '/studio/blocks/nothing',
]
const looks = addresses.flatMap((address) =>
  [375, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ address, width, colorScheme }))),
)
const everydayLook = { address: '/studio/blocks/rich-text', width: 1280, colorScheme: 'dark' } as const
for (const { address, width, colorScheme } of isWhole ? looks : [everydayLook]) {
  test(`axe finds nothing at ${address} at ${width} px in ${colorScheme}, nor is it too wide or cut`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (/\/blocks\/rich-text/.test(address)) {
      await expect(page.frameLocator('iframe').first().locator('p').first()).toBeVisible()
    }
    // Other previews may still be loading.
    await expect.poll(() => findViolations(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    expect(await findCutText(page)).toEqual([])
  })
}
