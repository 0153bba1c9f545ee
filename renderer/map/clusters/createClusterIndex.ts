import Supercluster, { type PointFeature } from 'supercluster'
import type { GeoBounds } from '../MapContent'
import { type Circle, joinCircles } from './joinCircles'

/** Position and number of each point: longitudes and latitudes in turn, in degrees. */
export type ClusterPoints = Float64Array

/** Pixels of the world at zoom 0 in OpenLayers, so that the zooms and radii of both are the same. */
const worldPixels = 256

/** Number of zooms whose clusters stay in memory. A further zoom replaces the one that was used least recently. */
const maxLevels = 6

/** Number of steps of a zoom level. Each step joins the circles that would cover each other at its zooms. */
const stepsOfLevel = 4

/** The step of a zoom: the same clusters are shown at all zooms of a step. */
export const zoomStep = (zoom: number): number => Math.floor(zoom * stepsOfLevel)

/** Steps are below this, so that the step of a cluster fits into its number. */
const stepBase = 128

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
  const levelAt = createLevels(features, radius)

  function leavesOf(number: number): NumberedPoint[] {
    const level = levelAt(levelOf(stepOf(number)))
    const { clusters, items } = level
    const { parts = [] } = circlesAt(level, stepOf(number))[Math.floor(number / stepBase)] ?? {}
    return parts.flatMap((part) => {
      const { properties } = items[part] ?? {}
      if (!properties) return []
      if ('cluster_id' in properties) return clusters.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      return features[properties.point] ?? []
    })
  }

  return {
    find([west, south, east, north], zoom) {
      const whole = Math.floor(zoom)
      const level = levelAt(Math.min(whole, maxZoom))
      const { clusters, items } = level
      if (whole > maxZoom) {
        return clusters.getClusters([west, south, east, north], whole).flatMap(({ geometry, properties }) => {
          const [lon = 0, lat = 0] = geometry.coordinates
          return 'cluster_id' in properties ? [] : [{ lon, lat, point: properties.point }]
        })
      }
      const step = zoomStep(zoom)
      return circlesAt(level, step).flatMap(({ count, parts: [part = 0] }, index): ClusterItem[] => {
        const { geometry, properties } = items[part] ?? {}
        const [lon = 0, lat = 0] = geometry?.coordinates ?? []
        if (!properties || lon < west || lon > east || lat < south || lat > north) return []
        return 'cluster_id' in properties
          ? [{ lon, lat, cluster: index * stepBase + step, count }]
          : [{ lon, lat, point: properties.point }]
      })
    },
    leaves: (number) => leavesOf(number).map(({ properties }) => properties.point),
    expansionZoom(number) {
      const leaves = leavesOf(number)
      for (let zoom = levelOf(stepOf(number)) + 1; zoom <= maxZoom; zoom++) {
        if (circlesAt(createLevel(leaves, zoom, radius), zoomStep(zoom)).length > 1) return zoom
      }
      return maxZoom + 1
    },
    dispose() {},
  }
}

const stepOf = (number: number) => number % stepBase
const levelOf = (step: number) => Math.floor(step / stepsOfLevel)

/** The clusters of a zoom level, and by step what they are once those that would cover each other are joined. */
type Level = {
  clusters: Supercluster<{ point: number }>
  items: ReturnType<Supercluster<{ point: number }>['getClusters']>
  circles: Map<number, readonly Circle[]>
}

const wholeWorld: [number, number, number, number] = [-180, -90, 180, 90]

function createLevel(features: NumberedPoint[], zoom: number, radius: number): Level {
  const options = { minZoom: zoom, maxZoom: zoom, radius, extent: worldPixels }
  const clusters = new Supercluster<{ point: number }>(options).load(features)
  return { clusters, items: clusters.getClusters(wholeWorld, zoom), circles: new Map() }
}

/** Creates the levels of some points: returns the level of a zoom, and keeps those that were used last. */
function createLevels(features: NumberedPoint[], radius: number): (zoom: number) => Level {
  const levels = new Map<number, Level>()
  return (zoom) => {
    const level = levels.get(zoom) ?? createLevel(features, zoom, radius)
    levels.delete(zoom)
    levels.set(zoom, level)
    const [oldest] = levels.keys()
    if (levels.size > maxLevels && oldest !== undefined) levels.delete(oldest)
    return level
  }
}

/** The circles of a level at a step, made once. */
function circlesAt({ items, circles }: Level, step: number): readonly Circle[] {
  const existing = circles.get(step)
  if (existing) return existing
  const size = worldPixels * 2 ** (step / stepsOfLevel)
  const separate = items.map(({ geometry, properties }, part) => {
    const [lon = 0, lat = 0] = geometry.coordinates
    const count = 'cluster_id' in properties ? properties.point_count : 1
    return { x: columnOf(lon) * size, y: rowOf(lat) * size, count, parts: [part] }
  })
  const joined = joinCircles(separate)
  circles.set(step, joined)
  return joined
}

/** How far east and south a place is in a world whose side is 1 (Mercator). */
const columnOf = (lon: number): number => (lon + 180) / 360
const rowOf = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180)
  return Math.min(1, Math.max(0, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI))
}
