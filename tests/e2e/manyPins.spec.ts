// rooms: renderer/map renderer/blocks/map
import { colorAt, countPins, type DrawnItem, emptyTiles, itemsOf, settle, showMap } from './mapPage'
import { expect, test } from './page'

const map = (pins: object[]) => ({ type: 'map', data: { pins } })

test.use({ viewport: { width: 1280, height: 900 } })

test('ten thousand pins are clustered by a worker, which ends with the map, and a fault of the tiles is said once', async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 503/)
  await page.route(/\/maps-service\//, (route) => route.fulfill({ status: 503, body: '' }))
  const many = Array.from({ length: 10_500 }, (_, index) => ({
    lat: 50.6 + (index % 105) / 1000,
    lon: 5.7 + Math.floor(index / 105) / 1000,
    title: `Lieu ${index + 1}`,
  }))
  const wrong = [{ lat: 95, lon: 5.79, title: 'Hors du monde' }]
  const stage = await showMap(page, [map([...many, ...wrong])])
  await expect.poll(() => countPins(stage)).toBe(10_500)
  expect(page.workers()).toHaveLength(1)
  await expect(page.getByText('10 500 lieux')).toBeVisible()
  await expect(page.getByText('Une partie du fond de carte n’a pas pu être chargée.')).toHaveCount(1)
  const box = await stage.boundingBox()
  // Beside the number of the circle that is nearest to the middle: drawn there, and again after each move.
  const isDrawn = async () => {
    await settle(stage)
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const far = ({ x, y }: DrawnItem) => Math.hypot(x - middle.x, y - middle.y)
    const [nearest] = (await itemsOf(stage)).sort((one, other) => far(one) - far(other))
    return JSON.stringify(await colorAt(page, nearest?.x ?? 0, (nearest?.y ?? 0) - 15)) !== '[245,242,233]'
  }
  await expect.poll(isDrawn).toBe(true)
  await page.getByRole('button', { name: 'Agrandir la carte' }).click()
  await settle(stage)
  await expect.poll(async () => (await itemsOf(stage)).length).toBeGreaterThan(1)
  await expect.poll(isDrawn).toBe(true)
  await stage.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(isDrawn).toBe(true)

  await page.unroute(/\/maps-service\//)
  const tile = page.waitForResponse((answer) => answer.url().includes('/tiles/') && answer.ok())
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await tile
  await expect(page.getByText('Une partie du fond de carte n’a pas pu être chargée.')).toHaveCount(0)
  await page.goBack()
  await expect(page.locator('[data-map]')).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
})

test('of 100,001 pins the map shows the first 100,000 and says so', { tag: '@all' }, async ({ page }) => {
  test.slow()
  await emptyTiles(page)
  const tooMany = Array.from({ length: 100_001 }, (_, index) => ({
    lat: 50.5 + (index % 400) / 2000,
    lon: 5.6 + Math.floor(index / 400) / 1000,
  }))
  const stage = await showMap(page, [map(tooMany)])
  await expect(page.getByText(/^La carte montre les 100\s000 premiers lieux\.$/)).toBeVisible()
  await expect.poll(() => countPins(stage)).toBe(100_000)
})
