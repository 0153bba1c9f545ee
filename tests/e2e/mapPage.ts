import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { MapElement } from '../../renderer/map/MapElement'
import { isObject } from '../../schemas/engine'
import { openPage } from './openPage'

/** An empty tile: the background is tested elsewhere. */
export const emptyTiles = (page: Page): Promise<unknown> =>
  page.route(/\/maps-service\/.*\/tiles\//, (route) => route.fulfill({ status: 200, body: '' }))

/** Opens a page of the portal whose blocks the test decides, and waits for its first map. Resolves to the map's element. */
export async function showMap(page: Page, blocks: object[]): Promise<Locator> {
  await page.route(/\/content\/voirie\?/, async (route) => {
    const response = await route.fetch()
    const json: unknown = await response.json()
    const data = isObject(json) ? json.data : undefined
    if (!isObject(json) || !isObject(data)) throw new Error('the page has no data')
    await route.fulfill({ response, json: { ...json, data: { ...data, components: blocks } } })
  })
  await openPage(page, '/montclair/menu')
  await page.getByRole('main').getByRole('link', { name: 'Voirie et travaux' }).click()
  const stage = page.locator('[data-map=ready]').first()
  await settle(stage)
  return stage
}

/** Waits until a map neither moves nor waits for anything. */
export async function settle(stage: Locator): Promise<void> {
  await expect
    .poll(() => stage.evaluate((element: MapElement) => element.openLayersMap?.getView().getAnimating()))
    .toBe(false)
  await stage.evaluate(
    (element: MapElement) =>
      new Promise<void>((resolve) => {
        element.openLayersMap?.once('rendercomplete', () => resolve())
        element.openLayersMap?.render()
      }),
  )
}

/** The view of a map once it is calm, as OpenLayers holds it. */
export async function viewOf(stage: Locator) {
  await settle(stage)
  return stage.evaluate((element: MapElement) => {
    const view = element.openLayersMap?.getView()
    const [x = 0, y = 0] = view?.getCenter() ?? []
    return { zoom: view?.getZoom() ?? Number.NaN, x, y }
  })
}

/** Waits until the calm view of a map has a zoom, to two digits. */
export const expectZoom = (stage: Locator, zoom: number): Promise<void> =>
  expect.poll(async () => (await viewOf(stage)).zoom).toBeCloseTo(zoom)

/** The colour of the window at a point: red, green and blue up to 255. */
export async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } })
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())]
}

/** How many pins a map has drawn, those in circles included. */
export const countPins = async (stage: Locator): Promise<number> =>
  (await itemsOf(stage)).reduce((sum, { count = 1 }) => sum + count, 0)

export type DrawnItem = { key?: string; count?: number; look?: string; x: number; y: number }

/** The features of a layer of a map, with their pixels in the window. */
export const itemsOf = (stage: Locator, layerName = 'pins'): Promise<DrawnItem[]> =>
  stage.evaluate((element: MapElement, name) => {
    const map = element.openLayersMap
    const layer = map
      ?.getLayers()
      .getArray()
      .find((each) => each.get('name') === name)
    const { left, top } = element.getBoundingClientRect()
    // The source's own method, as the page holds no class to compare with.
    const source: unknown = layer?.get('source')
    const read: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, 'getFeatures') : undefined
    const features: unknown = typeof read === 'function' ? read.call(source) : []
    if (!Array.isArray(features)) return []
    return features.map((feature) => {
      const [x = 0, y = 0] = map?.getPixelFromCoordinate(feature.getGeometry().getCoordinates()) ?? []
      return {
        key: feature.get('key'),
        count: feature.get('count'),
        look: feature.get('look'),
        x: x + left,
        y: y + top,
      }
    })
  }, layerName)
