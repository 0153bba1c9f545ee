import type { BloodType } from '../../../../schemas'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { collectionTile } from './collectionTile'
import { type RackFilter, rackFilters, rackTypes } from './findRacks'
import { rackTile } from './rackTile'

const bloodTypes: readonly BloodType[] = ['blood', 'plasma', 'plaquette']

/** Returns the known names in a comma-separated list, each once. */
const namesIn = <T extends string>(known: readonly T[], list: string | undefined): T[] => {
  const given = list?.split(',') ?? []
  return known.filter((name) => given.includes(name))
}

export const listBloodCollections: Handler<'listBloodCollections'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { lat, lon, radius, types, title, count } = call.query
  return {
    data: await collectionTile(scope, { lat, lon, radius, types: namesIn(bloodTypes, types) }, { title, count }),
  }
}

export const listBikeRacks: Handler<'listBikeRacks'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { lat, lon, radius, types, filters, title, count } = call.query
  const query = {
    lat,
    lon,
    radius,
    types: namesIn(rackTypes, types),
    filters: namesIn<RackFilter>(rackFilters, filters),
  }
  return { data: await rackTile(scope, query, { title, count }) }
}
