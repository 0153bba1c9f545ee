import type { Locator } from '@playwright/test'
import { fromLonLat } from 'ol/proj.js'
import type { MapFocus } from '../../renderer/map/MapContent'
import type { MapElement } from '../../renderer/map/MapElement'
import { colorAt, emptyTiles, expectZoom, itemsOf, settle, showMap, viewOf } from './mapPage'
import { baseURL, expect, test } from './page'

type Bounds = readonly [west: number, south: number, east: number, north: number]

/** The ground of the map by day. */
const ground = [245, 242, 233]
const user = { lat: 50.6555, lon: 5.7705 }
const pins = [
  { lat: 50.6401, lon: 5.7912, icon: 'building', title: 'Hôtel de ville' },
  { lat: 50.6436, lon: 5.8002, icon: 'book', title: 'Bibliothèque' },
]
const coordinates = [
  [5.8102, 50.6301],
  [5.8144, 50.6322],
  [5.8191, 50.6318],
]
const track = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
}
const radiusZone = { lat: 50.6202, lon: 5.7803, radius: 700 }

/** Half the height and the width of the circle in degrees. */
const high = radiusZone.radius / 111_320
const wide = high / Math.cos((radiusZone.lat * Math.PI) / 180)
const zoneBounds: Bounds = [radiusZone.lon - wide, radiusZone.lat - high, radiusZone.lon + wide, radiusZone.lat + high]

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

const cases: readonly { focus: MapFocus; shown: string; bounds: Bounds; padding: number }[] = [
  { focus: 'pin', shown: 'the pins', bounds: [5.7912, 50.6401, 5.8002, 50.6436], padding: 96 },
  { focus: 'gpx', shown: 'the track', bounds: [5.8102, 50.6301, 5.8191, 50.6322], padding: 12 },
  { focus: 'radiusZone', shown: 'the circle', bounds: zoneBounds, padding: 96 },
  { focus: 'both', shown: 'the visitor and the pins', bounds: [5.7705, 50.6401, 5.8002, 50.6555], padding: 96 },
  { focus: 'all', shown: 'everything', bounds: [5.7705, zoneBounds[1], 5.8191, 50.6555], padding: 96 },
]

test.use({ viewport: { width: 1280, height: 900 } })
test.beforeEach(async ({ page, context }) => {
  await emptyTiles(page)
  const position = { name: 'beffroi_position', value: `${user.lat},${user.lon}`, url: baseURL }
  await context.addCookies([{ name: 'beffroi_consent', value: 'experience', url: baseURL }, position])
})

for (const { focus, shown, bounds, padding } of cases) {
  test(`a map with the focus ${focus} fits ${shown}, ${padding} pixels from its edges`, async ({ page }) => {
    const stage = await showMap(page, [{ type: 'map', data: { pins, track, radiusZone, focus } }])
    const { left, right, top, bottom } = await marginsOf(stage, bounds)
    for (const margin of [left, right, top, bottom]) expect(margin).toBeGreaterThan(padding - 1)
    // The view fits tightly on one axis, and is in the middle of both.
    expect(Math.min(left + right, top + bottom)).toBeLessThan(2 * padding + 2)
    expect(Math.abs(left - right)).toBeLessThan(2)
    expect(Math.abs(top - bottom)).toBeLessThan(2)
  })
}

test('a map with the focus user stands at the visitor', async ({ page }) => {
  const stage = await showMap(page, [{ type: 'map', data: { pins, track, radiusZone, focus: 'user' } }])
  await expectZoom(stage, 17)
  const { x, y } = await viewOf(stage)
  const [userX = 0, userY = 0] = fromLonLat([user.lon, user.lat])
  expect(Math.hypot(x - userX, y - userY)).toBeLessThan(2)
})

test('the line of a track is 4 pixels wide', async ({ page }) => {
  const stage = await showMap(page, [{ type: 'map', data: { track } }])
  const widths = await stage.evaluate((element: MapElement) => {
    const layers = element.openLayersMap?.getLayers().getArray() ?? []
    const source: unknown = layers.find((layer) => layer.get('name') === 'track')?.get('source')
    const read: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'getFeatures') : undefined
    const features: unknown = typeof read === 'function' ? read.call(source) : []
    if (!Array.isArray(features)) return []
    return features
      .filter((feature) => feature.getGeometry().getType() === 'LineString')
      .flatMap((feature) => feature.getStyleFunction()(feature, 10))
      .flatMap((style) => style.getStroke()?.getWidth() ?? [])
  })
  // Its casing is below it.
  expect(widths).toEqual([8, 4])
})

for (const { height, data } of [
  { height: 250, data: { radius: 400 } },
  { height: 300, data: { radius: 400, height: 300 } },
]) {
  test(`a tile of ${height} pixels shows its circle 24 pixels from its edges`, async ({ page }) => {
    const { lat, lon } = radiusZone
    const stage = await showMap(page, [{ type: 'map-tile', data: { lat, lon, ...data } }])
    expect((await stage.boundingBox())?.height).toBeCloseTo(height, 0)
    const [west, south, east, north] = zoneBounds.map((edge, index) => {
      const middle = index % 2 === 0 ? lon : lat
      return middle + ((edge - middle) * data.radius) / radiusZone.radius
    })
    const margins = await marginsOf(stage, [west ?? 0, south ?? 0, east ?? 0, north ?? 0])
    expect(Math.min(margins.top, margins.left)).toBeCloseTo(24, 0)
    expect(Math.abs(margins.top - margins.bottom)).toBeLessThan(2)
  })
}

test('a map of one pin stands at zoom 20, and a tile at zoom 12', async ({ page }) => {
  const { lat, lon } = radiusZone
  const tile = { type: 'map-tile', data: { lat, lon } }
  const stage = await showMap(page, [{ type: 'map', data: { pins: pins.slice(0, 1), focus: 'pin' } }, tile])
  await expectZoom(stage, 20)
  await expectZoom(page.locator('[data-map=ready]').nth(1), 12)
})

/** Degrees of longitude of some pixels at a zoom. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)

/** A group of pins, so many pixels east of a place at zoom 14. */
const group = (count: number, pixels: number) =>
  Array.from({ length: count }, () => ({ lat: 50.64, lon: 5.79 + degrees(pixels, 14) }))

test('circles have radii of 20, 30 and 40 pixels, from 50 and from 100 pins', async ({ page }) => {
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

test('pins up to 15 pixels apart are one circle, up to zoom 20', async ({ page }) => {
  const apart = [...group(1, 0), ...group(1, 14), ...group(1, 200), ...group(1, 216)]
  const near = [...group(1, 0), ...group(1, 0.05)]
  const maps = [
    { pins: apart, zoom: 14, focus: 'pin' },
    { pins: near, zoom: 20.9, focus: 'pin' },
    { pins: near, zoom: 21, focus: 'pin' },
  ]
  await showMap(
    page,
    maps.map((data) => ({ type: 'map', data })),
  )
  // The place of a map in the list is its own once all of them are ready.
  await expect(page.locator('[data-map=ready]')).toHaveCount(maps.length)
  const counts = async (index: number) => {
    const stage = page.locator('[data-map=ready]').nth(index)
    await settle(stage)
    return (await itemsOf(stage)).map(({ count = 1 }) => count).sort()
  }
  await expect.poll(() => counts(0)).toEqual([1, 1, 2])
  await expect.poll(() => counts(1)).toEqual([2])
  await expect.poll(() => counts(2)).toEqual([1, 1])
})

for (const { zoom, gaps } of [
  { zoom: 14, gaps: [39, 42] },
  { zoom: 22, gaps: [0.14, 0.17] },
]) {
  test(`walks up to 40 pixels apart are one circle at zoom ${zoom}`, async ({ page }) => {
    const [near = 0, far = 0] = gaps
    // Two pairs in an empty part of the map, one of which is nearer than the limit.
    const shift = zoom === 14 ? 300 : 1.2
    const places = [0, near, shift, shift + far].map((pixels) => `"lat":50.6,"lon":${5.79 + degrees(pixels, 14)}`)
    await page.route(/\/balade\?vue=carte/, async (route) => {
      const response = await route.fetch()
      const found: string[] = []
      const body = (await response.text()).replace(/"lat":[\d.]+,"lon":[\d.]+/g, (place) => {
        if (!found.includes(place)) found.push(place)
        return places[found.indexOf(place)] ?? place
      })
      await route.fulfill({ response, body })
    })
    await page.goto(`/montclair/balade?vue=carte#${zoom}.0/50.60000/5.79000`)
    const stage = page.locator('[data-map=ready]')
    const drawn = async () => {
      await settle(stage)
      const { y: top = 0, height = 0 } = (await stage.boundingBox()) ?? {}
      return (await itemsOf(stage)).filter(({ y }) => Math.abs(y - top - height / 2) < 5).length
    }
    // The nearer pair is one circle; the other one is two.
    await expect.poll(drawn).toBe(3)
  })
}
