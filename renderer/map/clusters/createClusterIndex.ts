import Supercluster, { type PointFeature } from 'supercluster'
import type { GeoBounds } from '../MapContent'

/** Position and number of each point: longitudes and latitudes in turn, in degrees. */
export type ClusterPoints = Float64Array

/** Pixels of the world at zoom 0 in OpenLayers, so that the zooms and radii of both are the same. */
const worldPixels = 256

/** Zooms whose clusters are kept; with the next one, the oldest are made again when they are asked for. */
const maxLevels = 6

/** Zooms are below this, so that the zoom of a cluster fits into its number. */
const zoomBase = 32

/** One point, by its number, or several that are close. */
export type ClusterItem =
  | { lon: number; lat: number; point: number }
  | { lon: number; lat: number; cluster: number; count: number }

/** Finds clusters, at once or by a worker. */
export type ClusterIndex = {
  /** The clusters and single points in some bounds, at a zoom of the map. */
  find(bounds: GeoBounds, zoom: number): Promise<readonly ClusterItem[]> | readonly ClusterItem[]
  /** The numbers of the points in a cluster. */
  leaves(cluster: number): Promise<readonly number[]> | readonly number[]
  /** The zoom at which a cluster falls apart. */
  expansionZoom(cluster: number): Promise<number> | number
  dispose(): void
}

export type IndexOptions = { maxZoom: number; radius: number }

type NumberedPoint = PointFeature<{ point: number }>

/**
 * Makes clusters in this thread. The clusters of each zoom are made from the points when that zoom is asked for: a visitor who
 * looks at one zoom does not wait for the clusters of all zooms that are closer.
 */
export function createClusterIndex(points: ClusterPoints, { maxZoom, radius }: IndexOptions): ClusterIndex {
  const features = Array.from({ length: points.length / 2 }, (_, point): NumberedPoint => {
    const coordinates = [points[2 * point] ?? 0, points[2 * point + 1] ?? 0]
    return { type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { point } }
  })
  const levels = new Map<number, Supercluster<{ point: number }>>()

  const cluster = (some: NumberedPoint[], zoom: number) =>
    new Supercluster<{ point: number }>({ minZoom: zoom, maxZoom: zoom, radius, extent: worldPixels }).load(some)

  function levelAt(zoom: number) {
    const level = levels.get(zoom) ?? cluster(features, zoom)
    levels.delete(zoom)
    levels.set(zoom, level)
    const [oldest] = levels.keys()
    if (levels.size > maxLevels && oldest !== undefined) levels.delete(oldest)
    return level
  }

  const zoomOf = (number: number) => number % zoomBase
  const leavesOf = (number: number) =>
    levelAt(zoomOf(number)).getLeaves(Math.floor(number / zoomBase), Number.POSITIVE_INFINITY)

  return {
    find([west, south, east, north], zoom) {
      const whole = Math.floor(zoom)
      const level = Math.min(whole, maxZoom)
      return levelAt(level)
        .getClusters([west, south, east, north], whole)
        .map(({ geometry, properties }): ClusterItem => {
          const [lon = 0, lat = 0] = geometry.coordinates
          return 'cluster_id' in properties
            ? { lon, lat, cluster: properties.cluster_id * zoomBase + level, count: properties.point_count }
            : { lon, lat, point: properties.point }
        })
    },
    leaves: (number) => leavesOf(number).map(({ properties }) => properties.point),
    expansionZoom(number) {
      const leaves = leavesOf(number)
      for (let zoom = zoomOf(number) + 1; zoom <= maxZoom; zoom++) {
        if (cluster(leaves, zoom).getClusters([-180, -90, 180, 90], zoom).length > 1) return zoom
      }
      return maxZoom + 1
    },
    dispose() {},
  }
}
