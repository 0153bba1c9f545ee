import { at, between, crossing, distance, nearestOnSegment, type Point, segmentsOf } from './geometry'
import { SegmentIndex } from './SegmentIndex'
import type { Road } from './TownPlan'

/** Maximum distance from the end of a road to another road to join them, in metres. */
const reach = 24

/** Points of two roads within this distance are merged, in metres. */
const tolerance = 1.5

/** Joins roads that meet or cross, so that both lines have the same point. Motorways are not joined. */
export function joinRoads(given: readonly Road[]): Road[] {
  const roads = given.map((road) => ({ ...road, line: [...road.line] }))
  const joinable = roads.filter((road) => road.class !== 'motorway')
  snapEnds(joinable)
  const added = new Map<Road, { segment: number; share: number; point: Point }[]>(joinable.map((road) => [road, []]))
  const index = new SegmentIndex(joinable)
  for (const road of joinable) {
    for (const [segment, [a, b]] of segmentsOf(road.line).entries()) {
      for (const other of index.near(a, b)) {
        if (other.road === road) continue
        const shared = sharedPoint([a, b], [other.a, other.b])
        if (!shared) continue
        added.get(road)?.push({ segment, share: shared.share, point: shared.point })
        added.get(other.road)?.push({ segment: other.segment, share: shared.other, point: shared.point })
      }
    }
  }
  for (const road of joinable) road.line = insert(road.line, added.get(road) ?? [])
  return roads
}

function snapEnds(roads: Road[]): void {
  const index = new SegmentIndex(roads)
  for (const road of roads) {
    for (const end of [0, road.line.length - 1]) {
      const point = at(road.line, end)
      const isOwn = (candidate: Road) => candidate === road
      const nearest = index
        .within(point, reach)
        .filter((found) => !isOwn(found.road) && found.road.isBridge !== true)
        .map(({ a, b }) => nearestOnSegment(point, a, b).point)
        .sort((a, b) => distance(point, a) - distance(point, b))[0]
      if (nearest && distance(point, nearest) <= reach) road.line[end] = nearest
    }
  }
}

/** Returns the point that two segments share: their crossing, or an end of one on the other. */
function sharedPoint(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): { point: Point; share: number; other: number } | undefined {
  for (const [end, share] of [
    [a, 0],
    [b, 1],
  ] as const) {
    const near = nearestOnSegment(end, c, d)
    if (distance(near.point, end) < tolerance) return { point: end, share, other: near.share }
  }
  for (const [end, other] of [
    [c, 0],
    [d, 1],
  ] as const) {
    const near = nearestOnSegment(end, a, b)
    if (distance(near.point, end) < tolerance) return { point: end, share: near.share, other }
  }
  const found = crossing(a, b, c, d)
  return found && { point: between(a, b, found.share), ...found }
}

function insert(line: readonly Point[], added: { segment: number; share: number; point: Point }[]): Point[] {
  const points = line.flatMap((point, segment) => {
    const inside = added.filter((each) => each.segment === segment).sort((a, b) => a.share - b.share)
    return [point, ...inside.map((each) => each.point)]
  })
  return points.filter((point, index) => index === 0 || distance(point, at(points, index - 1)) > 0.3)
}
