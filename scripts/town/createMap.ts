import { createRandom } from '../random'
import { createBuildings } from './createBuildings'
import { createLandCover, riverHalfWidth } from './createLandCover'
import type { Town } from './createTown'
import type { Building } from './Footprints'
import { at, band, distance, lengthOf, type Point, simplify } from './geometry'
import { isolines } from './isolines'
import { regionCities } from './plans/regionCities'

/** Metres between contour lines; then between major ones. */
const contourStep = 10
const majorStep = 50

/** Fade at the edge of a map: its width in metres, its steps, and the metres beyond the edge that it covers. */
const fade = { width: 720, steps: 10, beyond: 300 }

/** Side of the squares that group houses, in metres. One feature per square is smaller to store and faster to cut. */
const block = 300

type Geometry = { type: string; coordinates: unknown }
export type MapFeature = { type: 'Feature'; properties: Record<string, string | number | boolean>; geometry: Geometry }
export type MapLayer = 'land' | 'water' | 'road' | 'rail' | 'building' | 'contour' | 'place' | 'edge'

/** Creates the map of a town as GeoJSON features by layer. */
export function createMap(town: Town): Record<MapLayer, MapFeature[]> {
  const { plan, projection, roads, relief } = town
  const degrees = (line: readonly Point[]) => line.map(projection.toDegrees)
  const feature = (properties: MapFeature['properties'], type: string, coordinates: unknown): MapFeature => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  })
  const line = (properties: MapFeature['properties'], points: readonly Point[], tolerance = 0.4) =>
    feature(properties, 'LineString', degrees(simplify(points, tolerance)))
  const polygon = (properties: MapFeature['properties'], rings: readonly (readonly Point[])[], tolerance = 0.4) =>
    feature(
      properties,
      'Polygon',
      rings.map((ring) => degrees(simplifyRing(ring, tolerance))),
    )
  const insideExtent = ([x, y]: Point) => Math.abs(x) <= plan.extent && Math.abs(y) <= plan.extent
  const clipped = (points: readonly Point[]) => points.filter(insideExtent)

  const { river, islands, ponds, brooks } = plan
  const water = [
    polygon(
      { class: 'river', name: river.name },
      [clipped(band(river.line, riverHalfWidth(town))), ...islands].map(closeRing),
      1,
    ),
    ...ponds.map(({ name, ring }) => polygon({ class: 'pond', name }, [closeRing(ring)], 1)),
    line({ class: 'river', name: river.name }, clipped(river.line), 1),
    ...brooks.map(({ name, line: course }) => line({ class: 'stream', name }, clipped(course), 1)),
  ]
  const grid = relief()
  const [low, high] = [Math.min(...grid.values), Math.max(...grid.values)]
  const levels = Array.from(
    { length: Math.floor(high / contourStep) - Math.ceil(low / contourStep) + 1 },
    (_, index) => (Math.ceil(low / contourStep) + index) * contourStep,
  )
  const buildings = createBuildings(town, createRandom(plan.seed + 1))
  return {
    land: createLandCover(town).map(({ rings, class: kind, name }) =>
      polygon({ class: kind, ...(name && { name }) }, rings, kind === 'wood' || kind === 'residential' ? 4 : 0.3),
    ),
    water,
    road: roads
      .filter(({ line: points }) => clipped(points).length > 1)
      .map(({ line: points, class: kind, name, isBridge }) =>
        line({ class: kind, ...(name && { name }), ...(isBridge && { bridge: true }) }, clipped(points)),
      ),
    rail: plan.rail.map(({ name, line: track }) => line({ class: 'rail', name }, clipped(track), 0.6)),
    building: groupBuildings(buildings).map(({ buildings, ...properties }) =>
      feature(
        properties,
        'MultiPolygon',
        buildings.map(({ ring }) => [degrees(ring)]),
      ),
    ),
    contour: levels.flatMap((level) =>
      isolines(grid, level)
        .filter((points) => lengthOf(points) > 250)
        .map((points) => line({ elevation: level, major: level % majorStep === 0 }, points, 3)),
    ),
    place: createPlaces(town, buildings).map(({ point, ...properties }) =>
      feature(properties, 'Point', projection.toDegrees(point)),
    ),
    edge: edgeFrames(plan.extent).map((sides, index) =>
      feature(
        { class: String(index + 1) },
        'MultiPolygon',
        sides.map((ring) => [degrees(ring)]),
      ),
    ),
  }
}

/**
 * Creates frames inside the edge of a map, from an inner one with 10 % opacity to an opaque outer one. Each consists of four
 * rectangles, because a ring would be a part of every tile inside it.
 */
function edgeFrames(extent: number): Point[][][] {
  const { width, steps, beyond } = fade
  const inner = (step: number) => extent - (width * (steps - step)) / steps
  return Array.from({ length: steps }, (_, step) => {
    const [from, to] = [inner(step), step + 1 < steps ? inner(step + 1) : extent + beyond]
    return [
      rectangle([-to, from], [to, to]),
      rectangle([-to, -to], [to, -from]),
      rectangle([-to, -from], [-from, from]),
      rectangle([from, -from], [to, from]),
    ]
  })
}

const rectangle = ([west, south]: Point, [east, north]: Point): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

const closeRing = (ring: readonly Point[]): readonly Point[] =>
  distance(at(ring, 0), at(ring, -1)) < 0.01 ? ring : [...ring, at(ring, 0)]

/** Simplifies a ring. It has no ends, so its first and farthest points are kept. */
function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = at(ring, 0)
  const far = ring.reduce(
    (best, point, index) => (distance(point, first) > distance(at(ring, best), first) ? index : best),
    0,
  )
  const halves = [ring.slice(0, far + 1), ring.slice(far)].map((half) => simplify(half, tolerance))
  return [...at(halves, 0).slice(0, -1), ...at(halves, 1)]
}

type Group = { class?: string; name?: string; buildings: Building[] }

/** Groups buildings by class and square; named buildings stay separate. */
function groupBuildings(buildings: readonly Building[]): Group[] {
  const groups = new Map<string, Group>()
  for (const building of buildings) {
    const [x, y] = at(building.ring, 0)
    const { class: kind = '', name = '' } = building
    const key = name || `${kind} ${Math.floor(x / block)} ${Math.floor(y / block)}`
    const found = groups.get(key)
    if (found) found.buildings.push(building)
    else groups.set(key, { ...(kind && { class: kind }), ...(name && { name }), buildings: [building] })
  }
  return [...groups.values()]
}

type PlaceLabel = { class: string; name: string; point: Point; elevation?: number }

function createPlaces({ plan, elevation, projection }: Town, buildings: readonly Building[]): PlaceLabel[] {
  const atBuilding = (label: PlaceLabel): PlaceLabel => {
    const building = buildings.find(({ name }) => name === label.name)
    return building ? { ...label, point: middleOf(building.ring) } : label
  }
  const named = plan.labels
    .map(atBuilding)
    .map(
      (label): PlaceLabel =>
        label.class === 'peak' ? { ...label, elevation: Math.round(elevation(label.point)) } : label,
    )
  const hamlets = plan.hamlets.map(({ name, point, size }) => ({
    class: size >= 5 ? 'village' : 'neighbourhood',
    name,
    point,
  }))
  const woods = plan.woods.flatMap(({ name, point }) => (name ? [{ class: 'wood', name, point }] : []))
  const areas = [...plan.areas, ...plan.ponds.map((pond) => ({ class: 'water', ...pond }))].flatMap(
    ({ class: kind, name, ring }) => (name && kind !== 'square' ? [{ class: kind, name, point: middleOf(ring) }] : []),
  )
  const cities = regionCities.map(([name, lat, lon]) => ({
    class: 'city',
    name,
    point: projection.toMetres({ lat, lon }),
  }))
  return [...named, ...hamlets, ...woods, ...areas, ...cities]
}

const middleOf = (ring: readonly Point[]): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
]

/** Formats a GeoJSON file with one feature per line. */
export const writeFeatures = (features: readonly MapFeature[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`
