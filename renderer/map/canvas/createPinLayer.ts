import { buffer, containsExtent, type Extent } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import type OlMap from 'ol/Map.js'
import type { Pixel } from 'ol/pixel.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import type { Geo } from '../../../schemas/engine'
import { type ClusterIndex, type ClusterItem, zoomStep } from '../clusters/createClusterIndex'
import type { MapPin } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import { createPinPicture, pictureBuffer } from './createPinPicture'
import type { PinStyles } from './createPinStyles'
import { nearestHit, type PinHit } from './PinHit'

/** Draws the pins of a map, and close ones as clusters. */
export function createPinLayer(map: OlMap, initial: PinStyles) {
  const source = new VectorSource<Feature<Point>>({ useSpatialIndex: false })
  const layer = new VectorLayer({ source, zIndex: 30, properties: { name: 'pins' }, renderBuffer: pictureBuffer })
  const picture = createPinPicture(30)
  let styles = initial
  let pins: readonly MapPin[] = []
  let index: ClusterIndex | undefined
  let shown: { extent: Extent; step: number } | undefined
  let hits: PinHit[] = []
  let request = 0
  map.addLayer(layer)
  map.addLayer(picture.layer)

  function showItems(items: readonly ClusterItem[]): void {
    hits = items.flatMap((item): PinHit[] => {
      const coordinate = fromLonLat([item.lon, item.lat])
      if ('cluster' in item) return [{ cluster: item.cluster, count: item.count, coordinate }]
      const pin = pins[item.point]
      return pin ? [{ pin, coordinate }] : []
    })
    // Southern pins stand in front of northern ones.
    hits.sort((a, b) => (b.coordinate[1] ?? 0) - (a.coordinate[1] ?? 0))
    const styled = hits.map((hit) => ({
      hit,
      coordinate: hit.coordinate,
      style: 'pin' in hit ? styles.pin(hit.pin.icon, 'plain') : styles.cluster(hit.count),
    }))
    picture.show(styled)
    const features = styled.map(({ hit, style }) => {
      const feature = new Feature(new Point(hit.coordinate))
      if ('pin' in hit) feature.setProperties({ key: hit.pin.key }, true)
      else feature.setProperties({ cluster: hit.cluster, count: hit.count }, true)
      feature.setStyle(style)
      return feature
    })
    source.clear(true)
    source.addFeatures(features)
  }

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
    const found = index.find([west, south, east, north], zoom)
    const items = 'then' in found ? await found : found
    if (number === request) showItems(items)
  }

  return {
    refresh,

    setPins(next: readonly MapPin[], nextIndex: ClusterIndex | undefined): Promise<void> {
      index?.dispose()
      pins = next
      const isPicture = pins.length > mapDefaults.picturePins
      layer.setVisible(!isPicture)
      picture.layer.setVisible(isPicture)
      index = nextIndex
      shown = undefined
      if (!index) showItems([])
      return refresh()
    },

    setStyles(next: PinStyles): void {
      styles = next
      shown = undefined
      void refresh()
    },

    /** The nearest pin or cluster at a pixel. */
    hitAt: (pixel: Pixel): PinHit | undefined => nearestHit(map, hits, pixel),

    /** The pins at a place, which cover each other. */
    pinsAt: ({ lat, lon }: Geo): MapPin[] => pins.filter((pin) => pin.lat === lat && pin.lon === lon),

    leaves: async (cluster: number): Promise<MapPin[]> =>
      ((await index?.leaves(cluster)) ?? []).flatMap((number) => pins[number] ?? []),

    expansionZoom: async (cluster: number): Promise<number> => (await index?.expansionZoom(cluster)) ?? 0,

    dispose(): void {
      request++
      index?.dispose()
      index = undefined
    },
  }
}

export type PinLayer = ReturnType<typeof createPinLayer>
