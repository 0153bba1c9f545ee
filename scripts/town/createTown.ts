import { createRandom } from '../random'
import { createElevation, type Grid, sampleElevation, slopeOf } from './createElevation'
import { createNoise } from './createNoise'
import { createRoads } from './createRoads'
import { createWalk } from './createWalks'
import type { Point } from './geometry'
import { Projection } from './Projection'
import { RoadGraph } from './RoadGraph'
import type { TownPlan } from './TownPlan'

/** Creates the network, relief and walks of a town, deterministically for a plan. */
export function createTown(plan: TownPlan) {
  const noise = createNoise(plan.seed)
  const projection = new Projection(plan.centre)
  const elevation = createElevation(plan, noise)
  const roads = createRoads(plan, createRandom(plan.seed), noise)
  const graph = new RoadGraph(roads)
  let grid: Grid | undefined
  /** Elevations every 50 metres, computed lazily. */
  const relief = (): Grid => {
    grid ??= sampleElevation(elevation, plan.extent, 50)
    return grid
  }
  return {
    plan,
    noise,
    projection,
    roads,
    graph,
    relief,
    slope: (point: Point): number => slopeOf(relief())(point),
    /** Returns the elevation in metres at a point in metres from the centre. */
    elevation,
    /** Returns the elevation in metres at a position in degrees. */
    elevationAt: (lat: number, lon: number): number => elevation(projection.toMetres({ lat, lon })),
    walks: plan.walks.map((walk) => createWalk(walk, graph, elevation, projection)),
  }
}

export type Town = ReturnType<typeof createTown>
