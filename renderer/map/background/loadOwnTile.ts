import type { Extent } from 'ol/extent.js'
import type Projection from 'ol/proj/Projection.js'
import type Tile from 'ol/Tile.js'
import VectorTile from 'ol/VectorTile.js'
import { families } from '../../../schemas/engine'

/** Whether tiles come from the origin of the page. Headers of our own would cost another provider a preflight for each tile. */
export const isOwnUrl = (url: string): boolean => /^\/(?!\/)/.test(url)

/** Loads a vector tile from the origin of the page, with the header that all calls of the portal carry. */
export function loadOwnTile(tile: Tile, url: string): void {
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
