import type { BikeParkingType, BikeRack, Geo } from '../../../../schemas'
import { distanceBetween } from '../../../../schemas/tracks/positions'
import type { Scope } from '../call/Scope'
import { readRacks } from './readRecords'

/** Equipment of a rack that visitors filter by. */
export const rackTypes: readonly BikeParkingType[] = ['Arceau', 'Box', 'Rack', 'Autres']
export const rackFilters = ['repairTools', 'covered', 'chargingPoint', 'secured'] as const
export type RackFilter = (typeof rackFilters)[number]

/** `radius` is in km. A rack must meet all filters. */
export type RackQuery = Geo & {
  radius: number
  types: readonly BikeParkingType[]
  filters: readonly RackFilter[]
}

/** `distance` is in km. */
export type FoundRack = { rack: BikeRack; distance: number }

export type FoundRacks = {
  /** Racks within the radius, nearest first. */
  found: FoundRack[]
  /** The nearest rack beyond the radius, when `found` is empty. */
  nearest: FoundRack | undefined
  asOf: Date | undefined
}

export async function findRacks(scope: Scope, query: RackQuery, count: number): Promise<FoundRacks> {
  const { records, asOf } = await readRacks(scope)
  const all = records
    .filter((rack) => query.types.includes(rack.type) && query.filters.every((filter) => rack[filter] === true))
    .map((rack): FoundRack => ({ rack, distance: distanceBetween(query, rack) / 1000 }))
    .sort((one, other) => one.distance - other.distance)
  const found = all.filter(({ distance }) => distance <= query.radius).slice(0, count)
  return { found, nearest: found.length > 0 ? undefined : all[0], asOf }
}
