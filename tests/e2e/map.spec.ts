// rooms: renderer/map renderer/blocks/map renderer/blocks/map-tile src/server/api/tiles
import { findViolations } from './axe'
import { findOverflow } from './layout'
import { colorAt, emptyTiles, expectZoom, itemsOf, settle, showMap, viewOf } from './mapPage'
import { expect, phone, test } from './page'

const pins = [
  { lat: 50.6421, lon: 5.7912, icon: 'building', title: 'Hôtel de ville', description: { text: 'Guichets.' } },
  { lat: 50.6436, lon: 5.775, icon: 'book', title: 'Bibliothèque' },
  { lat: 50.6467, lon: 5.806, icon: 'tree', title: 'Parc du Château' },
]
const map = (data: object = {}) => ({ type: 'map', data: { pins, ...data } })

test.use({ viewport: { width: 1280, height: 900 } })

test('choosing a pin on the map or in the list selects it in both, and see all leads back', async ({ page }) => {
  await emptyTiles(page)
  const stage = await showMap(page, [map()])
  const first = await viewOf(stage)
  const seeAll = page.getByRole('button', { name: 'Tout voir' })
  await expect(seeAll).toHaveCount(0)

  const pin = (await itemsOf(stage)).find(({ key }) => key === '1') ?? { x: 0, y: 0 }
  await page.mouse.move(pin.x, pin.y - 20)
  await expect(stage).toHaveAttribute('data-pressable', 'true')
  await page.mouse.click(pin.x, pin.y - 20)
  const card = page.getByRole('group', { name: 'Bibliothèque' })
  await expect(card).toBeFocused()
  await expect(page.locator('li details[open] summary')).toHaveText('Bibliothèque')
  await expectZoom(stage, 15)
  const marked = [expect.objectContaining({ key: '1', look: 'selected' })]
  await expect.poll(() => itemsOf(stage, 'marked-pins')).toEqual(marked)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)

  await page.locator('summary', { hasText: 'Parc du Château' }).click()
  await expect(page.getByRole('group', { name: 'Parc du Château' })).toBeVisible()
  await expectZoom(stage, 17)
  await seeAll.click()
  await expectZoom(stage, first.zoom)
  const back = await viewOf(stage)
  expect(back.x).toBeCloseTo(first.x, 0)
  await expect(seeAll).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('keys move the map, lead from pin to pin and open one, and say so', async ({ page }) => {
  await emptyTiles(page)
  const stage = await showMap(page, [map()])
  const first = await viewOf(stage)
  await stage.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '2 lieux' })).toBeAttached()
  const panned = await viewOf(stage)
  expect(panned.x).toBeGreaterThan(first.x)
  // A press while the map still moves adds to where it is going.
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expectZoom(stage, first.zoom + 2)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expectZoom(stage, first.zoom)

  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /^Hôtel de ville, Guichets\.$/ })).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /^Bibliothèque$/ })).toBeAttached()
  await expect(page).toHaveURL('/montclair/contenu/voirie')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Bibliothèque' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(stage).toBeFocused()

  await page.getByRole('button', { name: 'Déplacer la carte' }).press('Enter')
  const before = await viewOf(stage)
  await page.getByRole('button', { name: 'Vers le nord' }).press('Enter')
  await expect.poll(async () => (await viewOf(stage)).y).toBeGreaterThan(before.y)
})

test('clusters show their number, a press zooms in, and above zoom 19 their pins can be chosen', {
  tag: '@all',
}, async ({ page }) => {
  const together = Array.from({ length: 60 }, (_, index) => ({
    lat: 50.6421,
    lon: 5.7912,
    title: `Guichet ${index + 1}`,
  }))
  await emptyTiles(page)
  const stage = await showMap(page, [map({ pins: [...together, ...pins.slice(1)], zoom: 13 })])
  const pressCluster = async () => {
    const cluster = (await itemsOf(stage)).find(({ count }) => count) ?? { x: 0, y: 0 }
    await page.mouse.click(cluster.x, cluster.y)
  }
  await expect.poll(async () => (await itemsOf(stage)).map(({ count }) => count)).toContain(60)
  await pressCluster()
  await expect.poll(async () => (await viewOf(stage)).zoom).toBeGreaterThan(13)
  // Nothing tells these apart: the map ends at zoom 20, and lists them there.
  if ((await viewOf(stage)).zoom < 20) await pressCluster()
  await expectZoom(stage, 20)
  await pressCluster()
  const card = page.getByRole('group', { name: '60 lieux au même endroit' })
  await expect(card).toBeFocused()
  await card.getByRole('button', { name: 'Guichet 60' }).click()
  await expect(page.getByRole('group', { name: 'Guichet 60' })).toBeFocused()
  await expect(page.locator('li details[open] summary')).toHaveText('Guichet 60')
})

test('after the visitor moved the map, and only then, the area can be searched', async ({ page, faults }) => {
  faults.expected.push(/status of 503/)
  const query = '/core-content-service/api/v1/web/portal/montclair/contents/carte'
  const asked: string[] = []
  let fails = true
  await page.route(/\/contents\/carte\?/, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('bbox') ?? '')
    return fails
      ? route.fulfill({ status: 503, json: {} })
      : route.fulfill({ json: { data: map({ pins: pins.slice(0, 1) }) } })
  })
  await emptyTiles(page)
  const stage = await showMap(page, [map({ query })])
  const search = page.getByRole('button', { name: 'Rechercher dans cette zone' })
  await page.locator('summary', { hasText: 'Bibliothèque' }).click()
  await settle(stage)
  await page.getByRole('button', { name: 'Tout voir' }).click()
  await settle(stage)
  await expect(search).toHaveCount(0)

  // The wheel alone belongs to the page; no focus is needed to drag.
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const before = await viewOf(stage)
  await page.mouse.move(x + width / 3, y + height / 2)
  await page.mouse.wheel(0, 10)
  await expect(page.getByText('Maintenez Ctrl et faites défiler pour zoomer')).toBeVisible()
  expect(await viewOf(stage)).toEqual(before)
  await page.mouse.down()
  await page.mouse.move(x + width / 3 + 150, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await viewOf(stage)).x).toBeLessThan(before.x)
  await search.click()
  await expect(search).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('n’a pas abouti')

  fails = false
  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await search.click()
  await expect(page.locator('ul > li > details > summary')).toHaveText(['Hôtel de ville'])
  await expect(page.getByRole('alert')).toHaveCount(0)
  const [west = 0, south = 0, east = 0, north = 0] = (asked[1] ?? '').split(',').map(Number)
  expect(west < east && south < north && west > 5 && north < 51).toBe(true)
})

test('the map has the colours of the day or the night', async ({ page }) => {
  await emptyTiles(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const stage = await showMap(page, [map()])
  const { x: left = 0, y: top = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const colors = async () => {
    await settle(stage)
    const pin = (await itemsOf(stage)).find(({ key }) => key === '0') ?? { x: 0, y: 0 }
    // Its lower part, below the icon.
    return { ground: await colorAt(page, left + 20, top + height / 2), pin: await colorAt(page, pin.x, pin.y - 9) }
  }
  await expect.poll(async () => (await colors()).ground).toEqual([245, 242, 233])
  const day = await colors()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await colors()).ground).toEqual([29, 34, 41])
  const { pin } = await colors()
  expect(pin).not.toEqual([29, 34, 41])
  expect(day.pin).not.toEqual(pin)
})

test('on a phone one finger scrolls the page and two move the map; no home loads a map', async ({ visitor }) => {
  const page = await visitor(phone)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const filler = { type: 'description', data: { text: 'Plus bas. '.repeat(15) } }
  await page.goto('/montclair')
  expect(loaded.filter((url) => /createMap/.test(url))).toEqual([])
  await emptyTiles(page)
  const stage = await showMap(page, [map(), ...Array.from({ length: 12 }, () => filler)])
  expect(loaded.filter((url) => /createMap\S*\.js/.test(url))).toHaveLength(1)
  const before = await viewOf(stage)
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {}
  const touch = await page.context().newCDPSession(page)
  const at = (dx: number, dy: number) => ({ x: x + width / 2 + dx, y: y + height / 2 + dy })
  const drag = async (fingers: readonly number[]) => {
    const points = (dy: number) => fingers.map((dx, id) => ({ ...at(dx, dy), id }))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
    for (const dy of [-20, -40, -60, -80])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(dy) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag([-40, 40])
  await expect.poll(async () => (await viewOf(stage)).y).toBeLessThan(before.y)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const moved = await viewOf(stage)
  await drag([0])
  await expect(page.getByText('Déplacez la carte avec deux doigts')).toBeVisible()
  expect(await viewOf(stage)).toEqual(moved)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  for (const button of await page.locator('[data-map] ~ div button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await findOverflow(page)).toEqual([])
})
