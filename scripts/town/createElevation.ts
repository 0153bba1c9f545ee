import type { Noise } from './createNoise'
import { contains, distance, lengthOf, nearestOnLine, type Point, smoothStep } from './geometry'
import type { Pond, Stream, TownPlan } from './TownPlan'

export type ElevationAt = (point: Point) => number

/** Creates the relief of a town: a river valley, brooks, hills and ponds. Elevations are in metres. */
export function createElevation({ relief, river, brooks, ponds, rail }: TownPlan, noise: Noise): ElevationAt {
  const { floor, left, right, roughness, hills } = relief
  const riverLength = lengthOf(river.line)
  const riverAt = (along: number) => river.source + (floor - river.source) * (along / riverLength)

  const heights = (point: Point): number => {
    const near = nearestOnLine(point, river.line)
    const side = near.side > 0 ? left : right
    const away = near.distance + noise(point[0] + 500, point[1], 900) * Math.min(140, near.distance * 0.25)
    const rise = smoothStep(side.from, side.to, away)
    const beyond = Math.max(0, away - side.to) * 0.009
    const bank = smoothStep(river.halfWidth, river.halfWidth + 40, near.distance) * 3.4
    const rough = noise(point[0], point[1], 1300, 4) * roughness * (0.05 + 0.95 * smoothStep(side.from, side.to, away))
    const cones = hills.reduce(
      (sum, hill) => sum + hill.height * hillShape(distance(point, hill.point) / hill.radius),
      0,
    )
    return riverAt(near.along) + bank + rise * side.rise + beyond + rough + cones
  }
  const carve = (point: Point, height: number, { line, source, mouth: given }: Stream): number => {
    const near = nearestOnLine(point, line)
    if (near.distance > 420) return height
    const share = 1 - near.along / lengthOf(line)
    const mouth = given ?? riverAt(nearestOnLine(line.at(-1) ?? point, river.line).along) + 1
    const bed = mouth + (source - mouth) * share ** 0.85
    return bed >= height ? height : bed + (height - bed) * smoothStep(4, 110 + 260 * share, near.distance)
  }
  const level = (point: Point, height: number, { ring, level }: Pond): number => {
    if (contains(ring, point)) return level
    const away = nearestOnLine(point, ring).distance
    return away > 160 ? height : level + (height - level) * smoothStep(0, 160, away)
  }
  return (point) => {
    const carved = brooks.reduce((height, brook) => carve(point, height, brook), heights(point))
    const flooded = ponds.reduce((height, pond) => level(point, height, pond), carved)
    // Flattens the slope along a railway.
    const bench = rail.reduce((least, { line }) => Math.min(least, nearestOnLine(point, line).distance), Infinity)
    return bench > 60
      ? flooded
      : flooded - (1 - smoothStep(8, 60, bench)) * Math.min(4, Math.max(0, flooded - floor - 8))
  }
}

const hillShape = (share: number): number => (share >= 1.6 ? 0 : Math.exp(-2 * share * share))

/** Samples elevations on a grid and interpolates between them, which is much faster than the relief itself. */
export function sampleElevation(elevationAt: ElevationAt, extent: number, step: number) {
  const count = Math.round((2 * extent) / step) + 1
  const values = Array.from({ length: count * count }, (_, index) =>
    elevationAt([(index % count) * step - extent, Math.floor(index / count) * step - extent]),
  )
  return { count, step, extent, values }
}

export type Grid = ReturnType<typeof sampleElevation>

/** Returns the slope at the nearest point of a grid, in metres per metre. */
export function slopeOf({ values, count, step, extent }: Grid): (point: Point) => number {
  const cell = (value: number) => Math.max(1, Math.min(count - 2, Math.round((value + extent) / step)))
  return ([x, y]) => {
    const index = cell(y) * count + cell(x)
    const difference = (distance: number) => (values[index + distance] ?? 0) - (values[index - distance] ?? 0)
    return Math.hypot(difference(1), difference(count)) / (2 * step)
  }
}
