import Feature from 'ol/Feature.js'
import type Geometry from 'ol/geom/Geometry.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import type { StyleLike } from 'ol/style/Style.js'

type Options = { updateWhileAnimating?: boolean; updateWhileInteracting?: boolean }

/**
 * Creates a layer of a few features. It is hidden while it has none: above a layer with a canvas of its own, even an
 * empty one takes a canvas in each frame.
 */
export function createFeatureLayer(name: string, zIndex: number, options: Options = {}) {
  const source = new VectorSource()
  const layer = new VectorLayer({ source, zIndex, properties: { name }, ...options })
  const show = () => layer.setVisible(!source.isEmpty())
  source.on('change', show)
  show()

  return {
    layer,

    clear: (): void => source.clear(true),

    add(geometry: Geometry, style: StyleLike, properties: Record<string, unknown> = {}): void {
      const feature = new Feature(geometry)
      feature.setProperties(properties, true)
      feature.setStyle(style)
      source.addFeature(feature)
    },
  }
}
