import { riverHalfWidth } from './createLandCover'
import type { Town } from './createTown'
import { contains, distance, nearestOnLine, nearestOnSegment, type Point } from './geometry'
import { SegmentIndex } from './SegmentIndex'
import { halfWidthOf } from './TownPlan'

export type Building = { class?: string; name?: string; ring: readonly Point[] }

export type Rectangle = {
  corners: readonly [Point, Point, Point, Point]
  centre: Point
  radius: number
  along: Point
  across: Point
}

/** Creates a rectangle behind the middle of its front side. */
export function rectangle(
  front: Point,
  along: Point,
  across: Point,
  size: { width: number; depth: number },
): Rectangle {
  const half = size.width / 2
  const length = Math.hypot(...along)
  const [ax, ay] = [along[0] / length, along[1] / length]
  // Perpendicular to the front, on the side of `across`.
  const sign = Math.sign(-ay * across[0] + ax * across[1]) || 1
  const [nx, ny] = [-ay * sign, ax * sign]
  const corner = (side: number, back: number): Point => [
    front[0] + ax * half * side + nx * size.depth * back,
    front[1] + ay * half * side + ny * size.depth * back,
  ]
  return {
    corners: [corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)],
    centre: corner(0, 0.5),
    radius: Math.hypot(half, size.depth / 2),
    along: [ax, ay],
    across: [nx, ny],
  }
}

const side = 45

/** The ground that buildings occupy. */
export class Footprints {
  readonly #cells = new Map<string, Rectangle[]>()
  readonly #roads: SegmentIndex
  readonly #rails: SegmentIndex
  readonly #water: SegmentIndex
  readonly #plan: Town['plan']
  readonly #halfWidth: (along: number) => number

  constructor(town: Town) {
    this.#plan = town.plan
    this.#halfWidth = riverHalfWidth(town)
    this.#roads = new SegmentIndex(town.roads)
    this.#water = new SegmentIndex(
      [town.plan.river, ...town.plan.brooks].map(({ line }) => ({ class: 'service', line })),
    )
    this.#rails = new SegmentIndex(town.plan.rail.map(({ line }) => ({ class: 'service', line })))
  }

  add(rectangle: Rectangle): void {
    const key = keyOf(cellOf(rectangle.centre))
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), rectangle])
  }

  /** Whether the rectangle and a `margin` around it, in metres, are free. */
  isFree(rectangle: Rectangle, margin = 0): boolean {
    const probes = probesOf(rectangle)
    if (!probes.every((point) => this.#isGround(point))) return false
    return this.#around(rectangle.centre).every((other) => {
      const apart = distance(rectangle.centre, other.centre) - rectangle.radius - other.radius
      return apart > margin || !overlap(rectangle, other, margin - 0.5)
    })
  }

  #around(point: Point): Rectangle[] {
    const [column, row] = cellOf(point)
    return [-2, -1, 0, 1, 2].flatMap((x) =>
      [-2, -1, 0, 1, 2].flatMap((y) => this.#cells.get(keyOf([column + x, row + y])) ?? []),
    )
  }

  #isGround(point: Point): boolean {
    const { extent, ponds, areas } = this.#plan
    if (Math.abs(point[0]) > extent || Math.abs(point[1]) > extent) return false
    const isOnRoad = this.#roads
      .within(point, 7)
      .some(({ road, a, b }) => distance(point, nearestOnSegment(point, a, b).point) < halfWidthOf(road) + 0.7)
    if (isOnRoad || this.#rails.within(point, 9).length > 0) return false
    if (ponds.some(({ ring }) => contains(ring, point)) || this.#isWet(point)) return false
    return areas.every(({ class: kind, ring }) => kind === 'industrial' || !contains(ring, point))
  }

  #isWet(point: Point): boolean {
    const { river, islands, brooks } = this.#plan
    // No water is wider.
    if (this.#water.within(point, 100).length === 0) return false
    const near = nearestOnLine(point, river.line)
    const isInRiver = near.distance < this.#halfWidth(near.along) + 5
    if (isInRiver && !islands.some((ring) => contains(ring, point))) return true
    return brooks.some(({ line, halfWidth }) => nearestOnLine(point, line).distance < halfWidth + 5)
  }
}

const cellOf = ([x, y]: Point): [number, number] => [Math.floor(x / side), Math.floor(y / side)]
const keyOf = ([column, row]: readonly [number, number]) => `${column},${row}`

/** Returns points of a rectangle, so close together that no road fits between them. */
function probesOf({ corners, centre }: Rectangle): Point[] {
  const edges = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    const count = Math.ceil(distance(corner, next) / 7)
    return Array.from(
      { length: count },
      (_, i): Point => [
        corner[0] + ((next[0] - corner[0]) * i) / count,
        corner[1] + ((next[1] - corner[1]) * i) / count,
      ],
    )
  })
  return [...edges, centre]
}

/** Whether two rectangles overlap by more than `-margin` metres (separating axes). */
function overlap(a: Rectangle, b: Rectangle, margin: number): boolean {
  return [a.along, a.across, b.along, b.across].every(([x, y]) => {
    const span = (corners: readonly Point[]) => {
      const values = corners.map((corner) => corner[0] * x + corner[1] * y)
      return [Math.min(...values), Math.max(...values)] as const
    }
    const [lowA, highA] = span(a.corners)
    const [lowB, highB] = span(b.corners)
    return Math.min(highA, highB) - Math.max(lowA, lowB) > -margin
  })
}
