import Supercluster from 'supercluster'
import type { GeoBounds } from '../MapContent'

/** Position and number of each point: longitudes and latitudes in turn, in degrees. */
export type ClusterPoints = Float64Array

/** Pixels of the world at zoom 0 in OpenLayers, so that the zooms and radii of both are the same. */
const worldPixels = 256

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

/** Makes clusters in this thread. */
export function createClusterIndex(points: ClusterPoints, { maxZoom, radius }: IndexOptions): ClusterIndex {
  const index = new Supercluster<{ point: number }>({ maxZoom, radius, extent: worldPixels })
  const count = points.length / 2
  index.load(
    Array.from({ length: count }, (_, point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [points[2 * point] ?? 0, points[2 * point + 1] ?? 0] },
      properties: { point },
    })),
  )
  return {
    find: ([west, south, east, north], zoom) =>
      index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }): ClusterItem => {
        const [lon = 0, lat = 0] = geometry.coordinates
        return 'cluster_id' in properties
          ? { lon, lat, cluster: Number(properties.cluster_id), count: Number(properties.point_count) }
          : { lon, lat, point: Number(properties.point) }
      }),
    leaves: (cluster) => index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.point),
    expansionZoom: (cluster) => index.getClusterExpansionZoom(cluster),
    dispose() {},
  }
}
