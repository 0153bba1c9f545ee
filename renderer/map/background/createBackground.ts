import MVT from 'ol/format/MVT'
import type BaseLayer from 'ol/layer/Base'
import TileLayer from 'ol/layer/Tile'
import VectorTileLayer from 'ol/layer/VectorTile'
import VectorTileSource from 'ol/source/VectorTile'
import XYZ from 'ol/source/XYZ'
import type { MapSettings, TileSettings } from '../MapSettings'

export type BackgroundOptions = {
  /** Whether to render the map for the night. */
  isDark: boolean
  /** CSS font family of the labels; by default that of the system. */
  fontFamily?: string
}

/** Creates the layers below everything else on a map. The map renders their attribution. */
export function createBackground({ tiles }: MapSettings, options: BackgroundOptions): BaseLayer[] {
  return tiles.type === 'raster' ? [createRasterLayer(tiles)] : [createVectorLayer(tiles, options)]
}

function createRasterLayer(tiles: TileSettings): BaseLayer {
  const { attribution: attributions, maxZoom } = tiles
  return new TileLayer({ source: new XYZ({ url: tileUrl(tiles), attributions, maxZoom, crossOrigin: 'anonymous' }) })
}

function createVectorLayer(tiles: TileSettings, _options: BackgroundOptions): BaseLayer {
  const { attribution: attributions, maxZoom } = tiles
  const source = new VectorTileSource({ format: new MVT(), url: tileUrl(tiles), attributions, maxZoom, tileSize: 512 })
  return new VectorTileLayer({ source, declutter: true })
}

/** The template of OpenLayers for the address of a tile. */
export const tileUrl = ({ url, key = '' }: TileSettings): string => url.replaceAll('{key}', encodeURIComponent(key))
