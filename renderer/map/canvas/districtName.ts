import VectorTileLayer from 'ol/layer/VectorTile.js'
import type OlMap from 'ol/Map.js'

/** Classes of the tiles' places that are a part of a town or a town. */
const districts = new Set(['neighbourhood', 'village', 'town'])

/** Name of the part of town that is nearest to the middle of the view, of those that the loaded tiles name. */
export function districtName(map: OlMap): string | undefined {
  const size = map.getSize()
  const view = map.getView()
  if (!size || !view.isDef()) return undefined
  const [x = 0, y = 0] = view.getCenter() ?? []
  let best: { name: string; distance: number } | undefined
  for (const layer of map.getAllLayers()) {
    if (!(layer instanceof VectorTileLayer)) continue
    for (const feature of layer.getFeaturesInExtent(view.calculateExtent(size))) {
      const name: unknown = feature.get('name')
      if (feature.get('layer') !== 'place' || !districts.has(feature.get('class')) || typeof name !== 'string') continue
      const [west = 0, south = 0] = feature.getGeometry()?.getExtent() ?? []
      const distance = Math.hypot(west - x, south - y)
      if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { name, distance }
    }
  }
  return best?.name
}
