import type { Coordinate } from 'ol/coordinate.js'

/** An arrow on a line; `angle` is clockwise from north, in radians. */
export type Arrow = { at: Coordinate; angle: number }

/** At most this many arrows are drawn on a line. */
const maxArrows = 400

/** Arrows at equal distances along a line, the first after half of one. `gap` is in the units of the coordinates. */
export function arrowsAlong(line: readonly Coordinate[], gap: number): Arrow[] {
  const arrows: Arrow[] = []
  let next = gap / 2
  for (let index = 1; index < line.length && arrows.length < maxArrows; index++) {
    const [x = 0, y = 0] = line[index - 1] ?? []
    const [toX = 0, toY = 0] = line[index] ?? []
    const length = Math.hypot(toX - x, toY - y)
    while (next < length && arrows.length < maxArrows) {
      const share = next / length
      arrows.push({ at: [x + (toX - x) * share, y + (toY - y) * share], angle: Math.atan2(toX - x, toY - y) })
      next += gap
    }
    next -= length
  }
  return arrows
}
