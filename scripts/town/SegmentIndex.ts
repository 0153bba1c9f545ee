import { distance, nearestOnSegment, type Point, segmentsOf } from './geometry'
import type { Road } from './TownPlan'

export type RoadSegment = { road: Road; segment: number; a: Point; b: Point }

/** Side of a cell, in metres. */
const side = 60

/** A spatial index of road segments. */
export class SegmentIndex {
  readonly #cells = new Map<string, RoadSegment[]>()

  constructor(roads: readonly Road[]) {
    for (const road of roads) {
      for (const [segment, [a, b]] of segmentsOf(road.line).entries()) {
        for (const cell of cellsOf(a, b, 0)) {
          const found = this.#cells.get(cell)
          if (found) found.push({ road, segment, a, b })
          else this.#cells.set(cell, [{ road, segment, a, b }])
        }
      }
    }
  }

  /** Returns the segments in the cells that a segment crosses. */
  near(a: Point, b: Point): Set<RoadSegment> {
    return new Set(cellsOf(a, b, 0).flatMap((cell) => this.#cells.get(cell) ?? []))
  }

  /** Returns the segments within a distance from a point, in metres. */
  within(point: Point, metres: number): RoadSegment[] {
    const found = new Set(cellsOf(point, point, metres).flatMap((cell) => this.#cells.get(cell) ?? []))
    return [...found].filter(({ a, b }) => distance(point, nearestOnSegment(point, a, b).point) <= metres)
  }
}

function cellsOf(a: Point, b: Point, margin: number): string[] {
  const cells: string[] = []
  const cell = (value: number) => Math.floor(value / side)
  for (let x = cell(Math.min(a[0], b[0]) - margin); x <= cell(Math.max(a[0], b[0]) + margin); x++) {
    for (let y = cell(Math.min(a[1], b[1]) - margin); y <= cell(Math.max(a[1], b[1]) + margin); y++) {
      cells.push(`${x},${y}`)
    }
  }
  return cells
}
