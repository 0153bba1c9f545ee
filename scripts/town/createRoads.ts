import type { Random } from '../random'
import type { Noise } from './createNoise'
import { at, between, crossing, distance, nearestOnLine, type Point, segmentsOf, smooth } from './geometry'
import { joinRoads } from './joinRoads'
import { RoadGraph } from './RoadGraph'
import { SegmentIndex } from './SegmentIndex'
import type { Road, RoadClass, TownPlan } from './TownPlan'

type Context = { plan: TownPlan; random: Random; noise: Noise }

/** Creates one network from the plan's roads, roads of hamlets, lanes between them and paths across the country. */
export function createRoads(plan: TownPlan, random: Random, noise: Noise): Road[] {
  const context = { plan, random, noise }
  const hamlets = plan.hamlets.flatMap((hamlet) => hamletRoads(hamlet, context))
  const lanes = createLanes(context)
  const first = joinRoads([...plan.roads, ...hamlets, ...lanes])
  const all = joinRoads([...first, ...createPaths(first, context)])
  const reached = new RoadGraph(all).reachable([0, 0])
  return all.filter((road) => road.class === 'motorway' || RoadGraph.isReached(reached, road))
}

const ownAngle = (random: Random) => (random.below(628) / 100) as number

function hamletRoads({ point, size }: TownPlan['hamlets'][number], { plan, random, noise }: Context): Road[] {
  const angle = ownAngle(random)
  const along = (centre: Point, direction: number, metres: number): Point => [
    centre[0] + Math.cos(direction) * metres,
    centre[1] + Math.sin(direction) * metres,
  ]
  const street = (start: Point, direction: number, length: number): Point[] => {
    const bend = noise(start[0], start[1], 150) * 0.7
    return smooth([start, along(start, direction + bend, length / 2), along(start, direction - bend, length)])
  }
  const half = 60 + size * 28
  const main = smooth([
    along(point, angle, -half),
    along(point, angle + 0.25, -half / 2),
    point,
    along(point, angle - 0.2, half),
  ])
  const sides = Array.from({ length: size }, (_, index) => {
    const start = at(main, Math.floor(((index + 0.7) / (size + 0.4)) * (main.length - 1)))
    const direction = angle + (index % 2 === 0 ? 1 : -1) * (1.25 + random.below(50) / 100)
    return street(start, direction, 90 + random.below(150))
  })
  const open = (line: Point[]) => line.every((each) => isDry(each, plan))
  return [main, ...sides].filter(open).map((line) => ({ class: 'residential', line }))
}

/** Creates country roads from each hamlet to its nearest neighbours and to the nearest road of the plan. */
function createLanes(context: Context): Road[] {
  const { plan } = context
  const index = plan.roads.filter(({ class: kind }) => ['primary', 'secondary', 'residential'].includes(kind))
  const lanes: Road[] = []
  for (const { point } of plan.hamlets) {
    const targets = [
      ...index
        .map(({ line }) => nearestOnLine(point, line).point)
        .sort(byDistance(point))
        .slice(0, 2),
      ...plan.hamlets
        .map((other) => other.point)
        .filter((other) => other !== point)
        .sort(byDistance(point))
        .slice(0, 3),
    ]
    for (const [rank, target] of targets.entries()) {
      if (lanes.some(({ line }) => isSame(line, point, target)) || distance(point, target) > 2600) continue
      const kind: RoadClass = rank === 0 || rank === 2 ? 'secondary' : 'service'
      const line = wander(point, target, 0.14, context)
      if (distance(point, target) > 60 && line.every((each) => isDry(each, plan))) lanes.push({ class: kind, line })
    }
  }
  return lanes
}

const byDistance = (from: Point) => (a: Point, b: Point) => distance(from, a) - distance(from, b)
const isSame = (line: readonly Point[], a: Point, b: Point) => {
  const [first, last] = [at(line, 0), at(line, -1)]
  return (distance(first, a) < 1 && distance(last, b) < 1) || (distance(first, b) < 1 && distance(last, a) < 1)
}

/** Creates a winding line between two points. `bend` is its deviation as a share of its length. */
function wander(from: Point, to: Point, bend: number, { noise }: Context): Point[] {
  const length = distance(from, to)
  const count = Math.max(2, Math.round(length / 170))
  const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const middle = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count
    const [x, y] = between(from, to, share)
    const strayed = noise(x + from[0], y + to[1], 600) * Math.min(240, length * bend) * Math.sin(Math.PI * share) * 2
    return [x - direction[1] * strayed, y + direction[0] * strayed] as const
  })
  return smooth([from, ...middle, to], 22)
}

/** Creates tracks and footpaths between roads. */
function createPaths(roads: readonly Road[], context: Context): Road[] {
  const { plan, random } = context
  const points = roads
    .filter(({ class: kind }) => !['motorway', 'primary', 'steps', 'pedestrian'].includes(kind))
    .flatMap(({ line }) => line.filter((_, index) => index % 6 === 3))
    .filter((point) => isInside(point, plan) && Math.hypot(...point) > 700)
  const index = new SegmentIndex(roads)
  const paths: Road[] = []
  for (let tries = 0; tries < 700 && paths.length < 110; tries++) {
    const [from, to] = [random.pick(points), random.pick(points)]
    const length = distance(from, to)
    if (length < 260 || length > 1100) continue
    const line = wander(from, to, 0.2, context)
    const middle = line.slice(3, -3)
    const isFree = middle.every((point) => isDry(point, plan) && index.within(point, 34).length === 0)
    const isOwn = paths.every((path) => middle.every((point) => nearestOnLine(point, path.line).distance > 60))
    if (isFree && isOwn && !crossesRail(line, plan))
      paths.push({ class: random.chance(0.3) ? 'service' : 'path', line })
  }
  return paths
}

const isInside = ([x, y]: Point, { extent }: TownPlan): boolean =>
  Math.abs(x) < extent - 20 && Math.abs(y) < extent - 20

/** Whether a point is outside the river and the ponds. */
export function isDry(point: Point, { river, ponds }: TownPlan): boolean {
  if (nearestOnLine(point, river.line).distance < river.halfWidth + 14) return false
  return ponds.every(({ ring }) => nearestOnLine(point, ring).distance > 8 && !isWithin(ring, point))
}

const isWithin = (ring: readonly Point[], point: Point): boolean => {
  const far: Point = [point[0] + 100_000, point[1] + 1.3]
  return segmentsOf(ring).filter(([a, b]) => crossing(point, far, a, b)).length % 2 === 1
}

const crossesRail = (line: readonly Point[], { rail }: TownPlan): boolean =>
  rail.some((track) =>
    segmentsOf(track.line).some(([a, b]) => segmentsOf(line).some(([c, d]) => crossing(a, b, c, d) !== undefined)),
  )
