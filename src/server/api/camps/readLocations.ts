import type { CampLocation, CampLocationView } from '../../../../schemas'
import { notFound } from '../../http/ApiFailure'
import { foreignLocale, localized, type Scope } from '../call/Scope'

/** A camp location with what is shown of it. */
export type FoundLocation = { record: CampLocation; view: CampLocationView }

/** Reads the camp locations of a town, in its order; only the one of the uid when there is one. */
export async function readLocations(scope: Scope, uid?: string): Promise<FoundLocation[]> {
  const { db, name, today } = scope
  let found = db.selectFrom('camp_location').select('record').where('portal', '=', name)
  let stays = db
    .selectFrom('camp')
    .select(['location', 'starts_on', 'ends_on'])
    .where('portal', '=', name)
    .where('ends_on', '>', today)
    .where(({ or, eb }) => or([eb('status', '=', 'registered'), eb('draft_ends_at', '>', scope.now)]))
  if (uid !== undefined) {
    found = found.where('uid', '=', uid)
    stays = stays.where('location', '=', uid)
  }
  const rows = await found.orderBy('position').execute()
  const taken = rows.length > 0 ? await stays.orderBy('starts_on').execute() : []
  return rows.map(({ record }) => {
    const own = taken.filter(({ location }) => location === record.uid)
    return { record, view: viewOf(record, own, scope) }
  })
}

function viewOf(
  record: CampLocation,
  stays: readonly { starts_on: string; ends_on: string }[],
  scope: Scope,
): CampLocationView {
  const { uid, lat, lon, capacity, fires, owner, forester, translations } = record
  return {
    uid,
    ...localized(translations, scope),
    ...foreignLocale(translations, scope),
    lat,
    lon,
    capacity,
    fires,
    owner,
    forester,
    taken: stays.map(({ starts_on, ends_on }) => ({ from: starts_on, until: ends_on })),
  }
}

export const findLocation = async (scope: Scope, uid: string): Promise<FoundLocation | undefined> =>
  (await readLocations(scope, uid))[0]

/** The same; throws a 404 when the town has no such location. */
export async function requireLocation(scope: Scope, uid: string): Promise<FoundLocation> {
  const found = await findLocation(scope, uid)
  if (found) return found
  throw notFound(`The portal "${scope.name}" has no camp location "${uid}".`)
}
