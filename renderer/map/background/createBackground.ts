import type { Extent } from 'ol/extent.js'
import MVT from 'ol/format/MVT.js'
import type BaseLayer from 'ol/layer/Base.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import type Projection from 'ol/proj/Projection.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import XYZ from 'ol/source/XYZ.js'
import type Tile from 'ol/Tile.js'
import VectorTile from 'ol/VectorTile.js'
import { families } from '../../../schemas/engine'
import { fillKey, type MapSettings, type TileSettings } from '../MapSettings'
import { createStyleFunction } from './createStyleFunction'
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
    ...(isSameOrigin(url) && { tileLoadFunction: loadPortalTile }),
  })
  const background = (options.isDark ? night : day).ground
  return new VectorTileLayer({ source, declutter: true, background, style: createStyleFunction(options) })
}

/** Whether tiles come from the origin of the page. Headers of our own would cost another provider a preflight for each tile. */
const isSameOrigin = (url: string): boolean => /^\/(?!\/)/.test(url)

/** Loads a vector tile from the origin of the page, with the header that all calls of the portal carry. */
function loadPortalTile(tile: Tile, url: string): void {
  if (!(tile instanceof VectorTile)) return
  tile.setLoader((extent: Extent, _resolution: number, featureProjection: Projection) => {
    fetch(url, { headers: { 'x-lgc-versions': JSON.stringify(families) } })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The tile ${url} answered ${answer.status}.`)
        const features = tile.getFormat().readFeatures(await answer.arrayBuffer(), { extent, featureProjection })
        tile.setFeatures(features)
      })
      .catch(() => tile.onError())
  })
}
