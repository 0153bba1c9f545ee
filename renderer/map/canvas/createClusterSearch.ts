import { buffer, containsExtent, type Extent } from 'ol/extent.js'
import type OlMap from 'ol/Map.js'
import { transformExtent } from 'ol/proj.js'
import { type ClusterIndex, type ClusterItem, zoomStep } from '../clusters/createClusterIndex'
import { pictureBuffer } from './createPinPicture'

/** Creates the search for the clusters in the view of a map. `show` receives the items that were found last. */
export function createClusterSearch(map: OlMap, show: (items: readonly ClusterItem[]) => void) {
  let index: ClusterIndex | undefined
  let shown: { extent: Extent; step: number } | undefined
  let request = 0

  /** Looks up the clusters of the view, unless the last result covers it. */
  async function refresh(): Promise<void> {
    const view = map.getView()
    const zoom = view.getZoom()
    const size = map.getSize()
    if (!index || zoom === undefined || !size || !view.isDef()) return
    const visible = view.calculateExtent(size)
    if (shown && shown.step === zoomStep(zoom) && containsExtent(shown.extent, visible)) return
    const extent = buffer(visible, pictureBuffer * (view.getResolution() ?? 0))
    shown = { extent, step: zoomStep(zoom) }
    const number = ++request
    const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, 'EPSG:3857', 'EPSG:4326')
    const answer = index.find([west, south, east, north], zoom)
    const items = 'then' in answer ? await answer : answer
    if (number === request) show(items)
  }

  return {
    refresh,

    /** Looks up the clusters of the view, even if the last result covers it. */
    renew(): Promise<void> {
      shown = undefined
      return refresh()
    },

    /** Searches in another index from now on; without one, there are no items. */
    setIndex(next: ClusterIndex | undefined): Promise<void> {
      index?.dispose()
      index = next
      if (!index) show([])
      return this.renew()
    },

    /** The numbers of the pins in a cluster. */
    leaves: async (cluster: number): Promise<readonly number[]> => (await index?.leaves(cluster)) ?? [],

    expansionZoom: async (cluster: number): Promise<number> => (await index?.expansionZoom(cluster)) ?? 0,

    dispose(): void {
      request++
      index?.dispose()
      index = undefined
    },
  }
}
