import { sampleElevation } from './createElevation'
import type { Town } from './createTown'
import { at, contains, densify, distance, lengthOf, nearestOnLine, type Point } from './geometry'
import { isoAreas } from './isolines'
import type { Road } from './TownPlan'

/** A polygon: an outer ring and its holes. */
export type Cover = { class: string; name?: string; rings: readonly (readonly Point[])[] }

/** Side of the cells that woods and built areas are found on, and of fields, in metres. */
const cell = 50
const field = { width: 240, height: 170 }

/** Returns a function for the building density at a point, from the streets around it: about 1 in a village centre. */
export function createBuiltness(roads: readonly Road[]): (point: Point) => number {
  const points = roads
    .filter(({ class: kind }) => kind === 'residential' || kind === 'pedestrian')
    .flatMap(({ line }) => densify(line, 30).filter((_, index) => index % 2 === 0))
  const cells = new Map<string, Point[]>()
  const side = 200
  const keyOf = (x: number, y: number) => `${x},${y}`
  for (const point of points) {
    const key = keyOf(Math.floor(point[0] / side), Math.floor(point[1] / side))
    cells.set(key, [...(cells.get(key) ?? []), point])
  }
  return (point) => {
    const [column, row] = [Math.floor(point[0] / side), Math.floor(point[1] / side)]
    let sum = 0
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        for (const other of cells.get(keyOf(x, y)) ?? []) sum += Math.exp(-((distance(point, other) / 52) ** 2))
      }
    }
    return sum / 2.2
  }
}

/** Creates the land cover, lowest layer first. */
export function createLandCover(town: Town): Cover[] {
  const { plan, noise, roads } = town
  const { extent, river, brooks, woods, ponds } = plan
  const builtness = createBuiltness(roads)
  const dry = (point: Point) => nearestOnLine(point, river.line).distance - river.halfWidth
  const woodland = (point: Point): number => {
    const weights = woods.reduce((sum, wood) => {
      const share = distance(point, wood.point) / wood.radius
      return share > 2 ? sum : sum + wood.weight * Math.exp(-share * share * 1.4)
    }, 0)
    const [x, y] = point
    const slope = town.slope(point)
    const nearWater =
      Math.max(0, 1 - dry(point) / 140) + ponds.reduce((sum, pond) => sum + (contains(pond.ring, point) ? 1 : 0), 0)
    return (
      noise(x + 3000, y, 1100) * 0.75 +
      weights +
      Math.min(0.55, slope * 2.1) -
      0.42 -
      builtness(point) * 1.5 -
      nearWater
    )
  }
  const wooded = isoAreas(sampleElevation(woodland, extent, cell), 0, 6000)
  const builtUp = isoAreas(
    sampleElevation((point) => builtness(point) - (dry(point) < 12 ? 1 : 0), extent, cell),
    0.3,
    9000,
  )
  const nearBrook = (point: Point) =>
    Math.min(...[river, ...brooks].map(({ line }) => nearestOnLine(point, line).distance))
  return [
    { class: 'farmland', rings: [frame(extent)] },
    ...fields(extent, noise, nearBrook).map((ring): Cover => ({ class: 'meadow', rings: [ring] })),
    ...builtUp.map((rings): Cover => ({ class: 'residential', rings })),
    ...wooded.map((rings): Cover => ({ class: 'wood', rings })),
    ...plan.areas.map(
      ({ ring, ...area }): Cover => ({ ...area, rings: [isClosed(ring) ? ring : [...ring, at(ring, 0)]] }),
    ),
  ]
}

const isClosed = (ring: readonly Point[]) => distance(at(ring, 0), at(ring, -1)) < 0.01

const frame = (extent: number): Point[] => [
  [-extent, -extent],
  [extent, -extent],
  [extent, extent],
  [-extent, extent],
  [-extent, -extent],
]

/** Creates meadows among fields, on a distorted grid. */
function fields(extent: number, noise: Town['noise'], nearBrook: (point: Point) => number): Point[][] {
  const columns = Math.floor((2 * extent) / field.width)
  const rows = Math.floor((2 * extent) / field.height)
  const corner = (column: number, row: number): Point => {
    const [x, y] = [column * field.width - extent, row * field.height - extent]
    const isEdge = column === 0 || row === 0 || column === columns || row === rows
    if (isEdge) return [x, y]
    const bend = (dx: number, dy: number) => noise(x + dx, y + dy, 1500, 1) * 240 + noise(x + dx, y + dy, 500, 2) * 55
    return [x + bend(0, 7000), y + bend(7000, 0)]
  }
  const rings: Point[][] = []
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const start = corner(column, row)
      const wet = Math.exp(-nearBrook(start) / 220)
      if (noise(start[0] * 3 + 11_000, start[1] * 3, 900, 2) + wet < 0.08) continue
      rings.push([start, corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1), start])
    }
  }
  return rings
}

/** Returns half the width of the river by distance along it; it is wider around islands. */
export function riverHalfWidth({ plan: { river, islands } }: Town): (along: number) => number {
  const middles = islands.map((ring) => nearestOnLine(at(ring, Math.floor(ring.length / 4)), river.line).along)
  const total = lengthOf(river.line)
  return (along) => {
    const widened = middles.reduce((sum, middle) => sum + 22 * Math.exp(-(((along - middle) / 210) ** 2)), 0)
    return river.halfWidth * (0.94 + 0.12 * (along / total)) + widened
  }
}
