// rooms: src/portal/services/map renderer/map src/server/api/maps
import type { Locator } from '@playwright/test'
import { countPins, type DrawnItem, expectZoom, itemsOf, settle, viewOf } from './mapPage'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

const row = (name: string) => ({ name, exact: true })

test('the list holds what is in view once the visitor moved the map, and all of it again after see all', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/montclair/map')
  const stage = page.locator('[data-map=ready]')
  const count = page.locator('#places-count')
  const rows = page.locator('#places-count ~ ul > li')
  await expect(count).toHaveText('307 lieux')
  // The page comes with the first places; the list of a view is whole once all of them are there.
  await expect.poll(() => countPins(stage)).toBe(307)
  await page.getByRole('link', { name: 'Page suivante', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  const zoomIn = page.getByRole('button', { name: 'Agrandir la carte' })
  for (let press = 0; press < 3; press++) {
    await zoomIn.click()
    await settle(stage)
  }
  // The list and the address follow the view at once.
  const { zoom: near } = await viewOf(stage)
  await expect(page).toHaveURL(new RegExp(`\\?page=2&size=50#${near.toFixed(1)}/50\\.\\d+/5\\.\\d+$`))
  await expect(count).toHaveText(/^[1-9]\d? lieux dans cette zone, sur 307$/)
  const inView = Number.parseInt((await count.textContent()) ?? '', 10)
  await expect(rows).toHaveCount(inView > 50 ? inView - 50 : inView)
  const spoken = page.getByRole('status').filter({ hasText: new RegExp(`^${inView} lieux`) })
  await expect(spoken).toHaveCount(1)
  await page.getByRole('button', { name: 'Tout voir' }).click()
  await expect(count).toHaveText('307 lieux')
  await expect(rows).toHaveCount(50)
  await expect(page).toHaveURL(/\?page=2&size=50$/)
})

test('the address keeps the view to which the press of a circle leads', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/montclair/map')
  const stage = page.locator('[data-map=ready]')
  await expect.poll(() => countPins(stage)).toBe(307)
  const whole = await viewOf(stage)
  await expect.poll(async () => (await itemsOf(stage)).filter(({ count }) => count).length).toBeGreaterThan(0)
  const [cluster] = (await itemsOf(stage)).filter(({ count }) => count).sort((one, other) => other.y - one.y)
  await page.mouse.click(cluster?.x ?? 0, cluster?.y ?? 0)
  await expect.poll(async () => (await viewOf(stage)).zoom).toBeGreaterThan(whole.zoom)
  const { zoom } = await viewOf(stage)
  await expect(page).toHaveURL(new RegExp(`#${zoom.toFixed(1)}/`))
  await page.reload()
  await expect.poll(async () => (await viewOf(stage)).zoom).toBeCloseTo(zoom, 0)
})

test('the list stays with the view when the other places arrive after a move, and on its next page', {
  tag: '@all',
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/size=500/, async (route) => {
    await held
    await route.continue()
  })
  // The page is not ready before the other places are there.
  await page.goto('/montclair/map')
  const stage = page.locator('[data-map=ready]')
  const count = page.locator('#places-count')
  await settle(stage)
  await page.getByRole('button', { name: 'Réduire la carte' }).click()
  await expect(count).toHaveText('50 lieux dans cette zone, sur 307')
  release()
  await expect(count).toHaveText(/^2\d\d lieux dans cette zone, sur 307$/)
  const inView = await count.textContent()
  await page.getByRole('link', { name: 'Page suivante', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await count.textContent()).toBe(inView)
})

test('distances are counted from a place, which the address keeps, until the visitor chooses otherwise', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/montclair/map?query=collégiale')
  const main = page.getByRole('main')
  await main.getByRole('link', row('Collégiale Sainte-Aldegonde')).click()
  await main.getByRole('link', { name: 'Autour de ce lieu' }).click()
  await expect(page).toHaveURL(/\/map\?near=collegiale(?:#.*)?$/)
  const rows = page.locator('#places-count ~ ul > li')
  await expect(rows.first()).toContainText('Collégiale Sainte-Aldegonde')
  await expect(rows.first()).toContainText(/· à 0\sm/)
  const stage = main.locator('[data-map=ready]')
  await expect.poll(async () => (await itemsOf(stage, 'marked-pins')).map(({ look }) => look)).toContain('selected')
  await expectZoom(stage, 16.5)
  await main.getByRole('link', { name: /^Au quotidien/ }).click()
  await main.getByRole('link', { name: /^Toilettes publiques \(/ }).click()
  await expect(page).toHaveURL(/near=collegiale&category=toilettes/)
  await expect(rows.first()).toContainText(/à \d+\sm/)
  await page.reload()
  await expect(main.getByText(/triés selon leur distance de\s: Collégiale/)).toBeVisible()
  await main.getByRole('link', { name: /^Autour de\s: Collégiale/ }).click()
  await expect(page).toHaveURL(/\/map\?category=toilettes(?:#.*)?$/)
  await expect(rows.first()).toContainText('du centre')
})

/** The middle of a calm map, once it has drawn all three places there. */
async function middleOf(stage: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const middle = { x: x + width / 2, y: y + height / 2 }
  const isThere = (item: DrawnItem) => Math.hypot(item.x - middle.x, item.y - middle.y) < 20
  await expect
    .poll(async () => {
      await settle(stage)
      return (await itemsOf(stage)).filter(isThere).reduce((sum, { count = 1 }) => sum + count, 0)
    })
    .toBe(3)
  return middle
}

test('on a phone, places at one spot can be chosen from, at the last zoom of circles and above it', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await openPage(page, '/hauteroche/map?view=map#19.5/50.419646/6.050985')
  const stage = page.locator('[data-map=ready]')
  const card = page.getByRole('group', { name: '3 lieux au même endroit' })
  const press = async () => {
    const { x, y } = await middleOf(stage)
    await page.touchscreen.tap(x, y - 10)
    await expect(card).toBeFocused()
  }
  await press()
  await card.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Agrandir la carte' }).click()
  await page.getByRole('button', { name: 'Agrandir la carte' }).click()
  await expect.poll(async () => (await viewOf(stage)).zoom).toBeGreaterThan(21)
  await press()
  await card.getByRole('button', row('Maison communale')).click()
  await expect(page.getByRole('region', row('Maison communale'))).toBeVisible()
  await expect(page).toHaveURL(/place=maison-communale/)
})

test('beside the map, the list has the places at one spot', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/hauteroche/map#19.5/50.419646/6.050985')
  const { x, y } = await middleOf(page.locator('[data-map=ready]'))
  await page.mouse.click(x, y)
  await expect(page.getByRole('heading', { name: /^3 lieux dans cette zone, sur \d+$/ })).toBeFocused()
  await expect(page.locator('#places-count ~ ul > li')).toHaveCount(3)
})

test('on a phone the search covers neither the places of the first view nor what the map offers', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/map?category=toilettes&view=map')
  const stage = page.locator('[data-map=ready]')
  const { y = 0, height = 0 } = (await page.getByRole('navigation', { name: 'Filtrer les lieux' }).boundingBox()) ?? {}
  const tops = async () => {
    await settle(stage)
    return (await itemsOf(stage)).map((item) => item.y - (item.count ? 20 : 40))
  }
  await expect.poll(async () => Math.min(...(await tops()))).toBeGreaterThan(y + height)
  await page.getByRole('button', { name: 'Agrandir la carte' }).click()
  await page.getByRole('button', { name: 'Rechercher dans cette zone' }).click()
  await expect(page).toHaveURL(/zone=/)
  await expect(page.getByRole('button', { name: 'Rechercher dans cette zone' })).toHaveCount(0)
})
