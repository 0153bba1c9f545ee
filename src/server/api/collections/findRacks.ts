import type { BikeParkingType, BikeRack, Geo } from '../../../../schemas'
import { distanceBetween } from '../../../../schemas/engine'
import type { Scope } from '../Scope'
import { readRacks } from './readRecords'

/** What a rack may have. */
export const rackFilters = ['repairTools', 'covered', 'chargingPoint', 'secured'] as const
export type RackFilter = (typeof rackFilters)[number]

/** What is searched for. `radius` is in km; a rack meets all filters. */
export type RackQuery = Geo & {
  radius: number
  types: readonly BikeParkingType[]
  filters: readonly RackFilter[]
}

/** `distance` is in km. */
export type FoundRack = { rack: BikeRack; distance: number }

export type FoundRacks = {
  /** Those within the radius, the nearest first. */
  found: FoundRack[]
  /** When there is none: the nearest beyond the radius. */
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
