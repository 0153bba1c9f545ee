import type BaseLayer from 'ol/layer/Base.js'
import Layer from 'ol/layer/Layer.js'
import type OlMap from 'ol/Map.js'
import TileSource from 'ol/source/UrlTile.js'
import { createBackground } from '../background/createBackground'
import type { MapSettings } from '../MapSettings'

/** Puts the background below the other layers, and replaces it when the colours change. `onFail` hears of missing tiles. */
export function createBackgroundLayers(map: OlMap, settings: MapSettings, onFail: () => void) {
  let layers: readonly BaseLayer[] = []
  const remove = () => {
    for (const layer of layers) {
      map.removeLayer(layer)
      layer.dispose()
    }
  }
  return {
    show(isDark: boolean): void {
      remove()
      const { fontFamily } = getComputedStyle(map.getTargetElement() ?? document.body)
      layers = createBackground(settings, { isDark, fontFamily })
      for (const [index, layer] of layers.entries()) {
        layer.setZIndex(index - layers.length)
        const source = layer instanceof Layer ? layer.getSource() : null
        if (source instanceof TileSource) source.on('tileloaderror', onFail)
        map.addLayer(layer)
      }
    },
    remove,
  }
}
