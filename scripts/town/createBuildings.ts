import type { Random } from '../random'
import { createBuiltness } from './createLandCover'
import type { Town } from './createTown'
import { type Building, Footprints, type Rectangle, rectangle } from './Footprints'
import { areaOf, at, contains, distance, lengthOf, nearestOnLine, type Point, pointAlong, segmentsOf } from './geometry'
import { landmarkShapes } from './landmarkShapes'
import { halfWidthOf, type Road } from './TownPlan'

type Lot = { width: number; depth: number; setback: number; gap: number }

/** Creates landmarks, halls in industrial zones, and houses along the streets, without overlaps and off roads and water. */
export function createBuildings(town: Town, random: Random): Building[] {
  const { plan, roads } = town
  const footprints = new Footprints(town)
  const built = createBuiltness(roads)
  const landmarks = landmarkShapes(town, footprints)
  const halls = plan.areas
    .filter((area) => area.class === 'industrial')
    .flatMap(({ ring }) => createHalls(ring, footprints, random))
  const streets = roads.filter(({ class: kind }) =>
    ['residential', 'pedestrian', 'primary', 'secondary', 'service'].includes(kind),
  )
  const houses = streets.flatMap((road) =>
    [1, -1].flatMap((side) => createRow(road, side, { town, footprints, random, built })),
  )
  return [...landmarks, ...halls, ...houses, ...createCourts(town, footprints, random)]
}

type Context = { town: Town; footprints: Footprints; random: Random; built: (point: Point) => number }

/** Creates the houses on one side of a street. */
function createRow(road: Road, side: number, { town, footprints, random, built }: Context): Building[] {
  if (road.isBridge) return []
  const houses: Building[] = []
  const total = lengthOf(road.line)
  let along = 3 + random.below(8)
  while (along < total - 4) {
    const start = pointAlong(road.line, along).point
    const isTerrace = town.plan.terraces(start)
    const density = built(start)
    const lot = chooseLot(isTerrace, random)
    const { point, direction } = pointAlong(road.line, along + lot.width / 2)
    along += lot.width + lot.gap
    const isEmpty = random.chance(isTerrace ? 0.05 : 0.12)
    const isCountry = road.class !== 'residential' && road.class !== 'pedestrian'
    if (isEmpty || (isCountry && density < 0.5 && !random.chance(road.class === 'service' ? 0.004 : 0.02))) continue
    const away = halfWidthOf(road) + lot.setback
    const normal: Point = [-direction[1] * side, direction[0] * side]
    const front: Point = [point[0] + normal[0] * away, point[1] + normal[1] * away]
    const turn = isTerrace ? 0 : (random.below(13) - 6) / 90
    const house = rectangle(
      front,
      [direction[0] - direction[1] * turn, direction[1] + direction[0] * turn],
      normal,
      lot,
    )
    if (!footprints.isFree(house)) continue
    footprints.add(house)
    houses.push({ ring: withAnnex(house, lot, footprints, random) })
  }
  return houses
}

function chooseLot(isTerrace: boolean, random: Random): Lot {
  const between = (low: number, high: number) => low + (random.below(1000) / 1000) * (high - low)
  return isTerrace
    ? {
        width: between(6.4, 9.8),
        depth: between(9.5, 13.5),
        setback: between(1, 1.6),
        gap: random.chance(0.08) ? 4 : 0,
      }
    : { width: between(8.5, 13.5), depth: between(7.8, 11), setback: between(4.5, 9), gap: between(4, 13) }
}

/** Returns the outline of a house; a third of the houses have a rear annex. */
function withAnnex(house: Rectangle, lot: Lot, footprints: Footprints, random: Random): Point[] {
  const [a, b, c, d] = house.corners
  const closed = [a, b, c, d, a]
  if (!random.chance(0.36)) return closed
  const depth = 3 + random.below(5)
  const share = 0.35 + random.below(25) / 100
  const [ux, uy] = house.across
  const corner: Point = [d[0] + (c[0] - d[0]) * share, d[1] + (c[1] - d[1]) * share]
  const outer: Point = [corner[0] + ux * depth, corner[1] + uy * depth]
  const last: Point = [d[0] + ux * depth, d[1] + uy * depth]
  const middle: Point = [(d[0] + corner[0]) / 2, (d[1] + corner[1]) / 2]
  const annex = rectangle(middle, house.along, house.across, { width: lot.width * share, depth })
  if (!footprints.isFree(annex)) return closed
  footprints.add(annex)
  return [a, b, c, corner, outer, last, a]
}

/** Creates workshops and back buildings inside the blocks of the old centre, parallel to the nearest house front. */
function createCourts({ plan, roads }: Town, footprints: Footprints, random: Random): Building[] {
  const courts: Building[] = []
  const lines = roads.filter(({ class: kind }) => kind === 'residential' || kind === 'pedestrian' || kind === 'primary')
  for (let tries = 0; tries < 2600; tries++) {
    const point: Point = [random.below(800) - 400, random.below(800) - 460]
    const size = { width: 6 + random.below(11), depth: 5 + random.below(8) }
    if (!plan.terraces(point)) continue
    const near = lines.map(({ line }) => nearestOnLine(point, line)).sort((a, b) => a.distance - b.distance)[0]
    if (!near || near.distance < 16 || near.distance > 70) continue
    const across: Point = [point[0] - near.point[0], point[1] - near.point[1]]
    const court = rectangle(point, [across[1], -across[0]], across, size)
    if (!footprints.isFree(court, 3.5)) continue
    footprints.add(court)
    courts.push({ ring: [...court.corners, court.corners[0]] })
  }
  return courts
}

/** Creates large halls in an industrial zone, parallel to its longest side. */
function createHalls(ring: readonly Point[], footprints: Footprints, random: Random): Building[] {
  const [from, to] = at(
    segmentsOf([...ring, at(ring, 0)]).sort(([a, b], [c, d]) => distance(c, d) - distance(a, b)),
    0,
  )
  const size = distance(from, to)
  const along: Point = [(to[0] - from[0]) / size, (to[1] - from[1]) / size]
  const across: Point = [-along[1], along[0]]
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const halls: Building[] = []
  for (let tries = 0; tries < Math.abs(areaOf([...ring, at(ring, 0)])) / 120; tries++) {
    const front: Point = [
      left + random.below(Math.ceil(Math.max(...xs) - left)),
      bottom + random.below(Math.ceil(Math.max(...ys) - bottom)),
    ]
    const hall = rectangle(front, along, across, { width: 22 + random.below(42), depth: 16 + random.below(22) })
    if (!hall.corners.every((corner) => contains(ring, corner)) || !footprints.isFree(hall, 5)) continue
    footprints.add(hall)
    halls.push({ class: 'industrial', ring: [...hall.corners, hall.corners[0]] })
  }
  return halls
}
