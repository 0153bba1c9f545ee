import { at, distance, type Point, segmentsOf } from './geometry'
import type { Road, RoadClass } from './TownPlan'

type Edge = { to: string; length: number; road: Road }

/** Cost of a metre for walkers by class of road; 1 for others. */
const costFactors: Partial<Record<RoadClass, number>> = { primary: 1.8, secondary: 1.4, motorway: Infinity }

const keyOf = ([x, y]: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`

export type Step = { point: Point; road: Road }

/** The network of joined roads for walkers. */
export class RoadGraph {
  readonly #points = new Map<string, Point>()
  readonly #edges = new Map<string, Edge[]>()

  constructor(roads: readonly Road[]) {
    for (const road of roads) {
      if (road.class === 'motorway') continue
      for (const [a, b] of segmentsOf(road.line)) this.#connect(a, b, road)
    }
  }

  #connect(a: Point, b: Point, road: Road): void {
    const length = distance(a, b)
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const key = keyOf(from)
      this.#points.set(key, from)
      const edges = this.#edges.get(key)
      const edge = { to: keyOf(to), length, road }
      if (edges) edges.push(edge)
      else this.#edges.set(key, [edge])
    }
  }

  /** Returns the node nearest to a point. */
  nearest(point: Point): Point {
    let best: Point | undefined
    for (const node of this.#points.values()) {
      if (!best || distance(node, point) < distance(best, point)) best = node
    }
    if (!best) throw new Error('The network has no roads.')
    return best
  }

  /** Returns the keys of the nodes that are reachable from a point. */
  reachable(from: Point): Set<string> {
    const seen = new Set([keyOf(this.nearest(from))])
    for (const key of seen) for (const { to } of this.#edges.get(key) ?? []) seen.add(to)
    return seen
  }

  /** Whether a road is reachable. */
  static isReached = (reachable: ReadonlySet<string>, road: Road): boolean => reachable.has(keyOf(at(road.line, 0)))

  get size(): number {
    return this.#points.size
  }

  /** Finds the shortest path between the nodes nearest to two points. Each step has the road to it. Throws without a path. */
  shortestPath(from: Point, to: Point): Step[] {
    const [start, goal] = [keyOf(this.nearest(from)), keyOf(this.nearest(to))]
    const costs = new Map([[start, 0]])
    const came = new Map<string, { from: string; road: Road }>()
    const open = new Set([start])
    const done = new Set<string>()
    while (open.size > 0) {
      const key = cheapest(open, costs)
      if (key === goal) return this.#trace(came, start, goal)
      open.delete(key)
      done.add(key)
      for (const { to: next, length, road } of this.#edges.get(key) ?? []) {
        if (done.has(next)) continue
        const cost = (costs.get(key) ?? 0) + length * (costFactors[road.class] ?? 1)
        if (cost >= (costs.get(next) ?? Infinity)) continue
        costs.set(next, cost)
        came.set(next, { from: key, road })
        open.add(next)
      }
    }
    throw new Error(`There is no path from ${from} to ${to}.`)
  }

  #trace(came: ReadonlyMap<string, { from: string; road: Road }>, start: string, goal: string): Step[] {
    const steps: Step[] = []
    for (let key = goal; key !== start; ) {
      const found = came.get(key)
      const point = this.#points.get(key)
      if (!found || !point) throw new Error('The path has a gap.')
      steps.unshift({ point, road: found.road })
      key = found.from
    }
    const point = this.#points.get(start)
    const [first] = steps
    if (!point) throw new Error('The path has no start.')
    return first ? [{ point, road: first.road }, ...steps] : []
  }
}

function cheapest(open: ReadonlySet<string>, costs: ReadonlyMap<string, number>): string {
  let best = ''
  let least = Infinity
  for (const key of open) {
    const cost = costs.get(key) ?? Infinity
    if (cost < least) [best, least] = [key, cost]
  }
  return best
}
