// rooms: renderer/map renderer/blocks/map renderer/blocks/map-tile
import type { Locator } from '@playwright/test'
import { fromLonLat } from 'ol/proj.js'
import type { MapElement } from '../../renderer/map/MapElement'
import { colorAt, emptyTiles, itemsOf, settle, showMap } from './mapPage'
import { expect, test } from './page'

type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The ground of the map by day. */
const ground = [245, 242, 233]
const pins = [
  { lat: 50.6401, lon: 5.7912, icon: 'building', title: 'Hôtel de ville' },
  { lat: 50.6436, lon: 5.8002, icon: 'book', title: 'Bibliothèque' },
]
const boundsOfPins: Bounds = [5.7912, 50.6401, 5.8002, 50.6436]
const circle = { lat: 50.6202, lon: 5.7803, radius: 400 }

/** Half the height and the width of the circle in degrees. */
const high = circle.radius / 111_320
const wide = high / Math.cos((circle.lat * Math.PI) / 180)
const boundsOfCircle: Bounds = [circle.lon - wide, circle.lat - high, circle.lon + wide, circle.lat + high]

/** Where the corners of some bounds are in the map: CSS pixels between them and its edges. */
async function marginsOf(stage: Locator, [west, south, east, north]: Bounds) {
  await settle(stage)
  const corners = [fromLonLat([west, north]), fromLonLat([east, south])]
  return stage.evaluate((element: MapElement, corners) => {
    const map = element.openLayersMap
    const [width = 0, height = 0] = map?.getSize() ?? []
    const [[left = 0, top = 0] = [], [right = 0, bottom = 0] = []] = corners.map(
      (corner) => map?.getPixelFromCoordinate(corner) ?? [],
    )
    return { left, top, right: width - right, bottom: height - bottom }
  }, corners)
}

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(({ page }) => emptyTiles(page))

test('maps have the height they are given, and fit what they show as far from their edges as they should', async ({
  page,
}) => {
  const stage = await showMap(page, [
    { type: 'map', data: { pins, focus: 'pin' } },
    { type: 'map-tile', data: circle },
    { type: 'map-tile', data: { ...circle, height: 300 } },
  ])
  const maps = page.locator('[data-map=ready]')
  await expect(maps).toHaveCount(3)
  const { left, right, top, bottom } = await marginsOf(stage, boundsOfPins)
  for (const margin of [left, right, top, bottom]) expect(margin).toBeGreaterThan(95)
  expect(Math.min(left + right, top + bottom)).toBeLessThan(194)
  for (const [index, height] of [400, 250, 300].entries())
    expect((await maps.nth(index).boundingBox())?.height).toBeCloseTo(height, 0)
  for (const tile of [maps.nth(1), maps.nth(2)]) {
    const margins = await marginsOf(tile, boundsOfCircle)
    expect(Math.min(margins.top, margins.left)).toBeCloseTo(24, 0)
    expect(Math.abs(margins.top - margins.bottom)).toBeLessThan(2)
  }
})

/** A group of pins, so many pixels east of a place at zoom 14. */
const group = (count: number, pixels: number) =>
  Array.from({ length: count }, () => ({ lat: 50.64, lon: 5.79 + (pixels * 360) / (256 * 2 ** 14) }))

test('circles are as wide on the screen as their radii of 20, 30 and 40 pixels', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const data = { pins: [...group(49, 0), ...group(50, 150), ...group(100, 300)], zoom: 14, focus: 'pin' }
  const stage = await showMap(page, [{ type: 'map', data }])
  await expect.poll(async () => (await itemsOf(stage)).map(({ count }) => count).sort()).toEqual([100, 49, 50])
  await settle(stage)
  const circles = await itemsOf(stage)
  for (const { count = 0, x, y } of circles) {
    const radius = { 49: 20, 50: 30, 100: 40 }[count] ?? 0
    expect(await colorAt(page, x - radius - 4, y), `${count}, outside`).toEqual(ground)
    expect(await colorAt(page, x - radius + 4, y), `${count}, inside`).not.toEqual(ground)
  }
})
