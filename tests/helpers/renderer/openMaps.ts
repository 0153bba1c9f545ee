import type Feature from 'ol/Feature.js'
import VectorLayer from 'ol/layer/Vector.js'
import type OlMap from 'ol/Map.js'
import { act } from 'react'
import { expect, vi } from 'vitest'
import type { Host } from '../../../renderer/engine/HostContext'
import type { MapElement } from '../../../renderer/map/MapElement'
import { waitUntil } from '../waitUntil'
import { renderBlocks } from './renderBlocks'
import { stubCanvas } from './stubCanvas'

/** A map as OpenLayers holds it, and its width and height in CSS pixels. */
export type ShownMap = { map: OlMap; size: readonly [width: number, height: number] }

/** The width that a map has in a page, and the height of one that fills it. The window of these tests has no layout. */
const [width, pageHeight] = [780, 640]

/** Gives the map in an element the size that it has in a page, once, and waits for its first view. Throws while there is no map. */
export async function layOut(element: MapElement): Promise<ShownMap> {
  const { openLayersMap: map } = element
  const frame = element.closest<HTMLElement>('[data-height]')
  if (!map || !frame) throw new Error('The map is not there yet.')
  const size = [width, Number(frame.dataset.height) || pageHeight] as const
  await act(async () => {
    map.setSize([...size])
    // The first move ends with the second frame.
    map.renderSync()
    map.renderSync()
  })
  return { map, size }
}

/** Leaves the background empty: its tiles are tested elsewhere. */
export const loadNoTile: typeof fetch = () => new Promise(() => {})

/** The maps of a page that are ready. */
export const readyMaps = (page: ParentNode): MapElement[] => [...page.querySelectorAll<MapElement>('[data-map=ready]')]

/** Renders blocks of which each is a map, and waits until OpenLayers shows all of them. */
export async function openMaps(components: unknown[], host: Partial<Host> = {}): Promise<[ShownMap, ...ShownMap[]]> {
  stubCanvas()
  vi.stubGlobal('fetch', loadNoTile)
  const { page } = await renderBlocks(components, host)
  await waitUntil(() => expect(readyMaps(page)).toHaveLength(components.length))
  const [first, ...others] = await Promise.all(readyMaps(page).map(layOut))
  if (!first) throw new Error('There is no map.')
  return [first, ...others]
}

/** The features of a layer of a map. */
export function featuresOf(map: OlMap, name: string): Feature[] {
  const layers = map.getLayers().getArray()
  const layer = layers.find((each) => each.get('name') === name)
  return layer instanceof VectorLayer ? (layer.getSource()?.getFeatures() ?? []) : []
}

/** The items of a layer of a map, from west to east, and how many pins each stands for. */
export function readItems({ map }: ShownMap, name = 'pins') {
  return featuresOf(map, name)
    .map((feature) => {
      const [x = 0] = feature.getGeometry()?.getExtent() ?? []
      return { x, count: Number(feature.get('count') ?? 1) }
    })
    .sort((one, other) => one.x - other.x)
}
