import type { Dependencies } from '../../cache/Dependencies'
import { SharedCache } from '../../cache/SharedCache'
import type { TagClock } from '../../cache/TagClock'
import type { Database } from '../../db/Tables'
import type { Services } from '../call/Services'
import { StreetIndex } from './StreetIndex'

declare module '../call/Services' {
  interface Services {
    streetIndexes: SharedCache<StreetIndex>
  }
}

/** Assumed size of a street in an index, in bytes. */
const streetBytes = 1000
const indexesBytes = 64 * 1024 * 1024

/** Creates the cache of the portals' streets. */
export const createStreetIndexes = (clock: TagClock, now: () => Date): SharedCache<StreetIndex> =>
  new SharedCache({ clock, now, maxBytes: indexesBytes, sizeOf: ({ size }) => size * streetBytes })

/** Reads the streets of a portal, or of all portals. The cache keeps them until they change. */
export async function readStreets(
  portal: string | undefined,
  { db, streetIndexes }: Pick<Services, 'db' | 'streetIndexes'>,
  dependencies: Dependencies,
): Promise<StreetIndex> {
  const found = await streetIndexes.read(portal ?? '*', async (read) => {
    read.read(`${portal ?? '*'}/street`)
    return await loadStreets(db.withoutPlugins(), portal)
  })
  dependencies.include(found.dependencies)
  return found.value
}

/** Reads the streets without the cache, for writes. */
export async function loadStreets(db: Database, portal: string | undefined): Promise<StreetIndex> {
  const streets = db
    .selectFrom('street')
    .select(['portal', 'name', 'zip', 'locality', 'last', 'lat', 'lon', 'zone', 'zones'])
    .orderBy('portal')
    .orderBy('position')
  return new StreetIndex(await (portal === undefined ? streets : streets.where('portal', '=', portal)).execute())
}
