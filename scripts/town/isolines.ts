import type { Grid } from './createElevation'
import { areaOf, at, contains, type Line, type Point } from './geometry'

type Edge = 'bottom' | 'right' | 'top' | 'left'

/** Edges of a cell that the line crosses, by the bit set of its corners above the level, which are to the left of the line. */
const courses: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [['bottom', 'left']],
  [['right', 'bottom']],
  [['right', 'left']],
  [['top', 'right']],
  [
    ['bottom', 'left'],
    ['top', 'right'],
  ],
  [['top', 'bottom']],
  [['top', 'left']],
  [['left', 'top']],
  [['bottom', 'top']],
  [
    ['right', 'bottom'],
    ['left', 'top'],
  ],
  [['right', 'top']],
  [['left', 'right']],
  [['bottom', 'right']],
  [['left', 'bottom']],
  [],
]

/** Returns the lines at a level of a grid (marching squares). Higher values are to their left. Closed lines repeat their start. */
export function isolines({ values, count, step, extent }: Grid, level: number): Point[][] {
  const value = (column: number, row: number) => (values[row * count + column] ?? 0) - level
  const next = new Map<string, string>()
  const points = new Map<string, Point>()
  const add = (column: number, row: number, edge: Edge): string => {
    const isUpright = edge === 'left' || edge === 'right'
    const [x, y] = [edge === 'right' ? column + 1 : column, edge === 'top' ? row + 1 : row]
    const key = `${isUpright ? 'v' : 'h'}${x},${y}`
    const [a, b] = [value(x, y), isUpright ? value(x, y + 1) : value(x + 1, y)]
    const share = a === b ? 0.5 : Math.max(0, Math.min(1, a / (a - b)))
    points.set(key, [(x + (isUpright ? 0 : share)) * step - extent, (y + (isUpright ? share : 0)) * step - extent])
    return key
  }
  for (let row = 0; row < count - 1; row++) {
    for (let column = 0; column < count - 1; column++) {
      const corners = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)]
      const course = corners.reduce((sum, corner, index) => sum + (corner > 0 ? 2 ** index : 0), 0)
      for (const [from, to] of courses[course] ?? []) next.set(add(column, row, from), add(column, row, to))
    }
  }
  return chain(next, points)
}

function chain(next: Map<string, string>, points: ReadonlyMap<string, Point>): Point[][] {
  const lines: Point[][] = []
  const ends = new Set(next.values())
  const starts = [...next.keys()].filter((key) => !ends.has(key))
  for (const start of [...starts, ...next.keys()]) {
    if (!next.has(start)) continue
    const line: Point[] = []
    for (let key: string | undefined = start; key !== undefined; ) {
      const point = points.get(key)
      if (point) line.push(point)
      const after: string | undefined = next.get(key)
      next.delete(key)
      key = after
    }
    if (line.length > 1) lines.push(line)
  }
  return lines
}

/** Returns the areas of a grid above a level, each as an outer ring and its holes. Skips those below `minArea` square metres. */
export function isoAreas(grid: Grid, level: number, minArea: number): Point[][][] {
  const rings = isolines(closed(grid, level), level).filter((ring) => Math.abs(areaOf(ring)) >= minArea)
  const outer = rings.filter((ring) => areaOf(ring) > 0)
  const holes = rings.filter((ring) => areaOf(ring) < 0)
  const inner = (ring: Line) => holes.filter((hole) => contains(ring, at(hole, 0)))
  return outer.map((ring) => [ring, ...inner(ring)])
}

/** Returns the grid with its border below the level, so that every line is closed. */
const closed = (grid: Grid, level: number): Grid => {
  const { values, count } = grid
  const isBorder = (index: number) => {
    const [column, row] = [index % count, Math.floor(index / count)]
    return column === 0 || row === 0 || column === count - 1 || row === count - 1
  }
  return { ...grid, values: values.map((value, index) => (isBorder(index) ? level - 1e-6 : value)) }
}
