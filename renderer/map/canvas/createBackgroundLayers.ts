import type BaseLayer from 'ol/layer/Base.js'
import Layer from 'ol/layer/Layer.js'
import type OlMap from 'ol/Map.js'
import TileSource from 'ol/source/UrlTile.js'
import { createBackground } from '../background/createBackground'
import type { MapSettings } from '../MapSettings'

/** Milliseconds after a failure before a move of the map requests the missing tiles again. */
const retryMs = 15_000

/**
 * Puts the background below the other layers, and replaces it when the colours change. Calls `onFault(true)` when a
 * tile fails. OpenLayers never requests it again, so all tiles are requested again when the network is back, or by a
 * later move, after `onFault(false)`.
 */
export function createBackgroundLayers(map: OlMap, settings: MapSettings, onFault: (isMissing: boolean) => void) {
  let layers: readonly BaseLayer[] = []
  let wasDark = false
  let failedAt: number | undefined

  const remove = () => {
    for (const layer of layers) {
      map.removeLayer(layer)
      layer.dispose()
    }
  }
  const fail = (layer: BaseLayer) => {
    if (!layers.includes(layer)) return
    failedAt = Date.now()
    onFault(true)
  }
  const show = (isDark: boolean) => {
    remove()
    wasDark = isDark
    const { fontFamily } = getComputedStyle(map.getTargetElement() ?? document.body)
    layers = createBackground(settings, { isDark, fontFamily })
    for (const [index, layer] of layers.entries()) {
      layer.setZIndex(index - layers.length)
      const source = layer instanceof Layer ? layer.getSource() : null
      if (source instanceof TileSource) source.on('tileloaderror', () => fail(layer))
      map.addLayer(layer)
    }
  }
  const retry = () => {
    if (failedAt === undefined) return
    failedAt = undefined
    onFault(false)
    show(wasDark)
  }
  map.on('moveend', () => {
    if (failedAt !== undefined && Date.now() - failedAt > retryMs) retry()
  })
  window.addEventListener('online', retry)

  return {
    show,
    dispose(): void {
      window.removeEventListener('online', retry)
    },
  }
}
