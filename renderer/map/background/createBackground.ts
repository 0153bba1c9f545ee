import MVT from 'ol/format/MVT.js'
import type BaseLayer from 'ol/layer/Base.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import XYZ from 'ol/source/XYZ.js'
import { fillKey, type MapSettings, type TileSettings } from '../MapSettings'
import { createStyleFunction } from './createStyleFunction'
import { isOwnUrl, loadOwnTile } from './loadOwnTile'
import { day, night } from './palette'
import styles from './raster.module.css'

export type BackgroundOptions = {
  /** Whether to render the map for the night. */
  isDark: boolean
  /** CSS font family of the labels; by default that of the system. */
  fontFamily?: string
}

/** Creates the layers below everything else on a map. The map renders their attribution. */
export function createBackground({ tiles }: MapSettings, options: BackgroundOptions): BaseLayer[] {
  return tiles.type === 'raster' ? [createRasterLayer(tiles, options)] : [createVectorLayer(tiles, options)]
}

function createRasterLayer(tiles: TileSettings, { isDark }: BackgroundOptions): BaseLayer {
  const { attribution: attributions, maxZoom } = tiles
  const source = new XYZ({ url: fillKey(tiles.url, tiles.key), attributions, maxZoom, crossOrigin: 'anonymous' })
  // A layer with a class of its own has a canvas of its own, so that nothing else is inverted.
  return new TileLayer({ source, ...(isDark && { className: `ol-layer ${styles.night}` }) })
}

function createVectorLayer(tiles: TileSettings, options: BackgroundOptions): BaseLayer {
  const { attribution: attributions, maxZoom } = tiles
  const url = fillKey(tiles.url, tiles.key)
  const source = new VectorTileSource({
    format: new MVT(),
    url,
    attributions,
    maxZoom,
    tileSize: 512,
    ...(isOwnUrl(url) && { tileLoadFunction: loadOwnTile }),
  })
  const background = (options.isDark ? night : day).ground
  return new VectorTileLayer({ source, declutter: true, background, style: createStyleFunction(options) })
}
