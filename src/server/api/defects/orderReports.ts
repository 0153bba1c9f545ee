import { type RawBuilder, sql } from 'kysely'
import type { DefectReportList, Geo, Operations } from '../../../../schemas'
import { positionOfTown } from '../../../../schemas/tracks/positions'
import { readStreets } from '../addresses/readStreets'
import type { ScopedCaller } from '../call/Handler'
import type { Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { searchTown } from '../geocoding/townGeocoder'

type Query = Operations['listDefectReports']['query']

/** Where distances are counted from: the address that a call names, else its position; undefined when it names neither. */
export async function findOrigin(
  scope: Scope,
  { query: { near, lat, lon }, dependencies }: Pick<ScopedCaller, 'dependencies'> & { query: Query },
  services: Pick<Services, 'db' | 'streetIndexes'>,
): Promise<DefectReportList['origin']> {
  if (near !== undefined) {
    const [found] = await searchTown(scope, await readStreets(scope.name, services, dependencies), near, 1)
    return found && { label: found.label, lat: found.lat, lon: found.lon }
  }
  return lat === undefined || lon === undefined ? undefined : { lat, lon }
}

/** The expression that reports are sorted by. */
export function orderOf(sort: Query['sort'], origin: Geo | undefined, { portal }: Pick<Scope, 'portal'>) {
  if (sort === 'nearest') return squaredDistance(origin ?? positionOfTown(portal))
  return sort === 'newest' ? sql`made_at desc` : sql`changed_at desc`
}

/** Squared degrees of latitude between reports and a position, on a flat projection that is exact enough for a town. */
function squaredDistance({ lat, lon }: Geo): RawBuilder<unknown> {
  const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return sql`(lat - ${lat}::float8) ^ 2 + ((lon - ${lon}::float8) * ${narrowing}::float8) ^ 2`
}
