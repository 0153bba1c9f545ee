import type { MapContent } from '../MapContent'
import { mapDefaults } from '../mapDefaults'
import { type ClusterIndex, createClusterIndex } from './createClusterIndex'
import { createWorkerIndex } from './createWorkerIndex'

/** Creates the index of the clusters of some pins, in a worker for very many; undefined without pins. */
export function indexPins({ pins = [], cluster }: Pick<MapContent, 'pins' | 'cluster'>): ClusterIndex | undefined {
  if (pins.length === 0) return undefined
  const points = new Float64Array(2 * pins.length)
  for (const [number, { lon, lat }] of pins.entries()) {
    points[2 * number] = lon
    points[2 * number + 1] = lat
  }
  const settings = {
    maxZoom: cluster?.maxZoom ?? mapDefaults.clusterMaxZoom,
    radius: cluster?.radius ?? mapDefaults.clusterRadius,
  }
  const create = pins.length > mapDefaults.workerPins ? createWorkerIndex : createClusterIndex
  return create(points, settings)
}
