import { type Selectable, sql } from 'kysely'
import type { DataType } from '../../../../schemas'
import type { Database, PortalTable } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Call, Caller, Services } from '../Handler'
import { localized, openScope, type Scope, type TextScope } from '../Scope'

/** Something of a town that residents write about. */
export type Thing = { portal: string; dataType: DataType; dataUid: string }

type PoiCall = Pick<Call<'readRating'>, 'language' | 'visitor' | 'dependencies'> & { params: { uid: string } }

/** Opens the scope of the town that a call names as a point of interest. Throws a 404 when there is none. */
export async function openPoiScope(call: PoiCall, services: Services): Promise<Scope> {
  const { uid } = call.params
  const portal = await findPoi(services.db, uid)
  if (!portal) throw notFound(`No town is the point of interest "${uid}".`)
  return await openScope({ ...call, params: { portalName: portal.name } }, services)
}

/** The town that is a point of interest, which is named by its portal where it has no `poiUid`. */
export const findPoi = (db: Database, uid: string): Promise<Pick<Selectable<PortalTable>, 'name'> | undefined> =>
  db
    .selectFrom('portal')
    .select('name')
    .where(sql<boolean>`coalesce(record->>'poiUid', name) = ${uid}`)
    .executeTakeFirst()

type Found = { title: string }

/** Finds what a resident writes about. Throws a 404 when the town has none. */
export async function requireThing(scope: Scope, dataType: DataType, dataUid: string): Promise<Thing & Found> {
  const found = await titleOf(scope, dataType, dataUid)
  if (found === undefined) throw notFound(`The town has no ${dataType} called "${dataUid}".`)
  return { portal: scope.name, dataType, dataUid, title: found }
}

/** The title of something in the language of the scope; undefined when the town does not have it. */
export async function titleOf(scope: TextScope, dataType: DataType, uid: string): Promise<string | undefined> {
  const { db, name, portal } = scope
  if (dataType === 'portal') return uid === (portal.poiUid ?? name) || uid === name ? portal.name : undefined
  if (dataType === 'place') {
    const row = await db
      .selectFrom('place')
      .select('texts')
      .where('portal', '=', name)
      .where('uid', '=', uid)
      .executeTakeFirst()
    return row && localized(row.texts, scope).name
  }
  const table = ({ balade: 'walk', content: 'content', event: 'event', publication: 'publication' } as const)[dataType]
  const row = await db
    .selectFrom(table)
    .select('texts')
    .where('portal', '=', name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row && localized<{ title: string }>(row.texts, scope).title
}

const folders: Readonly<Record<Exclude<DataType, 'portal'>, string>> = {
  balade: '/balade/',
  content: '/contenu/',
  event: '/evenement/',
  publication: '/publication/',
  place: '/information/',
}

/** Path of the page of something; that of the town is its home. */
export const thingPath = ({ dataType, dataUid }: Pick<Thing, 'dataType' | 'dataUid'>): string =>
  dataType === 'portal' ? '/' : folders[dataType] + encodeURIComponent(dataUid)

/** The portal of something whose town a call does not name: the first that has it. */
export async function portalOf(
  { language, visitor, dependencies }: Pick<Caller, 'language' | 'visitor' | 'dependencies'>,
  services: Services,
  { dataType, dataUid }: Pick<Thing, 'dataType' | 'dataUid'>,
): Promise<Scope> {
  const rows = await services.db.selectFrom('portal').select('name').orderBy('name').execute()
  for (const { name: portalName } of rows) {
    const scope = await openScope({ language, visitor, dependencies, params: { portalName } }, services)
    if ((await titleOf(scope, dataType, dataUid)) !== undefined) return scope
  }
  throw notFound(`No town has a ${dataType} called "${dataUid}".`)
}
