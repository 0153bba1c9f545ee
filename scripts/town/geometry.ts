/** A point in metres from the centre of a town: east, north. */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** Length of a line in metres. */
export function lengthOf(line: Line): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i))
  return sum
}

/** Returns an element of a list; throws when there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index)
  if (found === undefined) throw new Error(`A list of ${list.length} has no element ${index}.`)
  return found
}

/** Returns the segments of a line as pairs of points. */
export const segmentsOf = (line: Line): [Point, Point][] =>
  line.slice(1).map((end, index): [Point, Point] => [at(line, index), end])

/** Returns the nearest point of a segment, and its share of the segment's length, from 0 to 1. */
export function nearestOnSegment(point: Point, a: Point, b: Point): { point: Point; share: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
  const share = Math.max(0, Math.min(1, along))
  return { point: between(a, b, share), share }
}

export type Nearest = {
  point: Point
  /** Distance from the line, in metres. */
  distance: number
  /** Distance from the start along the line, in metres. */
  along: number
  /** Positive to the left of the line, negative to its right. */
  side: number
}

/** Returns the nearest point of a line. */
export function nearestOnLine(point: Point, line: Line): Nearest {
  let best: Nearest = { point: at(line, 0), distance: Infinity, along: 0, side: 1 }
  let along = 0
  for (const [a, b] of segmentsOf(line)) {
    const found = nearestOnSegment(point, a, b)
    const away = distance(point, found.point)
    const size = distance(a, b)
    if (away < best.distance) {
      const cross = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
      best = { point: found.point, distance: away, along: along + found.share * size, side: Math.sign(cross) || 1 }
    }
    along += size
  }
  return best
}

/** Returns the point at a distance along a line, and the direction of the line there as a unit vector. */
export function pointAlong(line: Line, metres: number): { point: Point; direction: Point } {
  let left = metres
  const segments = segmentsOf(line)
  for (const [index, [a, b]] of segments.entries()) {
    const size = distance(a, b)
    if (left <= size || index === segments.length - 1) {
      const share = size === 0 ? 0 : Math.max(0, Math.min(1, left / size))
      const direction: Point = size === 0 ? [1, 0] : [(b[0] - a[0]) / size, (b[1] - a[1]) / size]
      return { point: between(a, b, share), direction }
    }
    left -= size
  }
  throw new Error('A line needs at least two points.')
}

/** Returns a Catmull-Rom curve through the points, with a point about every `step` metres. */
export function smooth(line: Line, step = 15): Point[] {
  if (line.length < 3) return densify(line, step * 2)
  const isClosed = distance(at(line, 0), at(line, -1)) < 0.01
  const curve: Point[] = []
  for (const [index, [b, c]] of segmentsOf(line).entries()) {
    const a = index > 0 ? at(line, index - 1) : isClosed ? at(line, -2) : b
    const d = index + 2 < line.length ? at(line, index + 2) : isClosed ? at(line, 1) : c
    const count = Math.max(1, Math.round(distance(b, c) / step))
    for (let i = 0; i < count; i++) curve.push(catmullRom([a, b, c, d], i / count))
  }
  curve.push(at(line, -1))
  return curve
}

function catmullRom([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const value = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
  return [value(0), value(1)]
}

/** Returns the same line with points at most `step` metres apart. */
export function densify(line: Line, step: number): Point[] {
  const dense = segmentsOf(line).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step))
    return Array.from({ length: count }, (_, index) => between(a, b, index / count))
  })
  return [...dense, at(line, -1)]
}

/** Simplifies a line to a `tolerance` in metres (Douglas-Peucker). */
export function simplify(line: Line, tolerance: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [at(line, 0), at(line, -1)]
  let worst = 0
  let index = 0
  for (let i = 1; i < line.length - 1; i++) {
    const point = at(line, i)
    const away = distance(point, nearestOnSegment(point, first, last).point)
    if (away > worst) [worst, index] = [away, i]
  }
  if (worst <= tolerance) return [first, last]
  return [...simplify(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(line.slice(index), tolerance)]
}

/** Returns the crossing of two segments, as shares of both; undefined when they do not cross. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { share: number; other: number } | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return undefined
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
  return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? { share, other } : undefined
}

/** Whether a ring contains a point. */
export function contains(ring: Line, [x, y]: Point): boolean {
  let isInside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = at(ring, i)
    const [xj, yj] = at(ring, j)
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) isInside = !isInside
  }
  return isInside
}

/** Returns the area of a ring in square metres; positive when it is counter-clockwise. */
export function areaOf(ring: Line): number {
  let sum = 0
  for (const [a, b] of segmentsOf(ring)) sum += a[0] * b[1] - b[0] * a[1]
  return sum / 2
}

/** Returns the line moved sideways; to its left for a positive distance. */
export function offset(line: Line, metres: number | ((along: number) => number)): Point[] {
  let along = 0
  return line.map((point, index) => {
    const before = at(line, Math.max(0, index - 1))
    const after = at(line, Math.min(line.length - 1, index + 1))
    along += distance(before, point)
    const size = distance(before, after) || 1
    const width = typeof metres === 'number' ? metres : metres(along)
    return [point[0] - ((after[1] - before[1]) / size) * width, point[1] + ((after[0] - before[0]) / size) * width]
  })
}

/** Returns a band around a line as a closed ring. */
export function band(line: Line, halfWidth: number | ((along: number) => number)): Point[] {
  const negative = typeof halfWidth === 'number' ? -halfWidth : (along: number) => -halfWidth(along)
  const ring = [...offset(line, halfWidth), ...offset(line, negative).reverse()]
  return [...ring, at(ring, 0)]
}

/** Returns 0 below `low` and 1 above `high`, with a smooth transition. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
