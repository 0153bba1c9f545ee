import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import type OlMap from 'ol/Map.js'
import type { Pixel } from 'ol/pixel.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import type Style from 'ol/style/Style.js'
import type { Geo } from '../../../schemas/engine'
import type { ClusterIndex, ClusterItem } from '../clusters/createClusterIndex'
import type { MapPin } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import { createClusterSearch } from './createClusterSearch'
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
  let hits: PinHit[] = []
  const search = createClusterSearch(map, showItems)
  map.addLayer(layer)
  map.addLayer(picture.layer)

  function showItems(items: readonly ClusterItem[]): void {
    hits = hitsOf(items, pins)
    const styled = hits.map((hit) => ({
      hit,
      coordinate: hit.coordinate,
      style: 'pin' in hit ? styles.pin(hit.pin.icon, 'plain') : styles.cluster(hit.count),
    }))
    picture.show(styled)
    source.clear(true)
    source.addFeatures(styled.map(({ hit, style }) => createFeature(hit, style)))
  }

  return {
    refresh: search.refresh,
    expansionZoom: search.expansionZoom,
    dispose: search.dispose,

    setPins(next: readonly MapPin[], index: ClusterIndex | undefined): Promise<void> {
      pins = next
      const isPicture = pins.length > mapDefaults.picturePins
      layer.setVisible(!isPicture)
      picture.layer.setVisible(isPicture)
      return search.setIndex(index)
    },

    setStyles(next: PinStyles): void {
      styles = next
      void search.renew()
    },

    /** The nearest pin or cluster at a pixel. */
    hitAt: (pixel: Pixel): PinHit | undefined => nearestHit(map, hits, pixel),

    /** The pins at a place, which cover each other. */
    pinsAt: ({ lat, lon }: Geo): MapPin[] => pins.filter((pin) => pin.lat === lat && pin.lon === lon),

    leaves: async (cluster: number): Promise<MapPin[]> =>
      (await search.leaves(cluster)).flatMap((number) => pins[number] ?? []),
  }
}

export type PinLayer = ReturnType<typeof createPinLayer>

/** What the visitor can press, southern places last, because they stand in front of northern ones. */
function hitsOf(items: readonly ClusterItem[], pins: readonly MapPin[]): PinHit[] {
  const hits = items.flatMap((item): PinHit[] => {
    const coordinate = fromLonLat([item.lon, item.lat])
    if ('cluster' in item) return [{ cluster: item.cluster, count: item.count, coordinate }]
    const pin = pins[item.point]
    return pin ? [{ pin, coordinate }] : []
  })
  return hits.sort((a, b) => (b.coordinate[1] ?? 0) - (a.coordinate[1] ?? 0))
}

function createFeature(hit: PinHit, style: Style): Feature<Point> {
  const feature = new Feature(new Point(hit.coordinate))
  if ('pin' in hit) feature.setProperties({ key: hit.pin.key }, true)
  else feature.setProperties({ cluster: hit.cluster, count: hit.count }, true)
  feature.setStyle(style)
  return feature
}
