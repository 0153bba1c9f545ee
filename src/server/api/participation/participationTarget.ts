import { type Selectable, sql } from 'kysely'
import type { DataType } from '../../../../schemas'
import { contentPath, eventPath, newsPath, pagePaths, placePath } from '../../../../schemas/routes/pagePaths'
import { walkPath } from '../../../../schemas/routes/walkPaths'
import type { Database } from '../../db/Tables'
import type { PortalTable } from '../../db/tables/PortalTables'
import { notFound } from '../../http/ApiFailure'
import type { ScopedCaller } from '../call/Handler'
import { localized, openScope, type Scope, type TextScope } from '../call/Scope'
import type { Services } from '../call/Services'

/** A record of a town, or the town itself, that residents rate, comment or report. */
export type ParticipationTarget = { portal: string; dataType: DataType; dataUid: string }

type PoiCall = ScopedCaller & { params: { uid: string } }

/** Opens the scope of the town whose point-of-interest uid the path names. Throws a 404 when there is none. */
export async function openPoiScope(call: PoiCall, services: Services): Promise<Scope> {
  const { uid } = call.params
  const portal = await findPoi(services.db, uid)
  if (!portal) throw notFound(`No town is the point of interest "${uid}".`)
  return await openScope({ ...call, params: { portalName: portal.name } }, services)
}

/** Finds the portal with this `poiUid`; a portal without one uses its name. */
export const findPoi = (db: Database, uid: string): Promise<Pick<Selectable<PortalTable>, 'name'> | undefined> =>
  db
    .selectFrom('portal')
    .select('name')
    .where(sql<boolean>`coalesce(record->>'poiUid', name) = ${uid}`)
    .executeTakeFirst()

export type TitledTarget = ParticipationTarget & { title: string }

/** Finds a record that a resident writes about. Throws a 404 when the town has no such record. */
export async function requireTarget(scope: Scope, dataType: DataType, dataUid: string): Promise<TitledTarget> {
  const title = await titleOf(scope, dataType, dataUid)
  if (title === undefined) throw notFound(`The town has no ${dataType} called "${dataUid}".`)
  return { portal: scope.name, dataType, dataUid, title }
}

/** Reads the title of a record in the language of the scope; undefined when the town has no such record. */
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

const paths: Readonly<Record<Exclude<DataType, 'portal'>, (uid: string) => string>> = {
  balade: walkPath,
  content: contentPath,
  event: eventPath,
  publication: newsPath,
  place: placePath,
}

/** Path of the record's page; the home page for the town itself. */
export const targetPath = ({ dataType, dataUid }: Pick<ParticipationTarget, 'dataType' | 'dataUid'>): string =>
  dataType === 'portal' ? pagePaths.home : paths[dataType](dataUid)

/** Opens the scope of the first town, by name, that has the record, for a call that names no town. Throws a 404 without one. */
export async function portalOf(
  caller: ScopedCaller,
  services: Services,
  { dataType, dataUid }: Pick<ParticipationTarget, 'dataType' | 'dataUid'>,
): Promise<Scope> {
  const rows = await services.db.selectFrom('portal').select('name').orderBy('name').execute()
  for (const { name: portalName } of rows) {
    const scope = await openScope({ ...caller, params: { portalName } }, services)
    if ((await titleOf(scope, dataType, dataUid)) !== undefined) return scope
  }
  throw notFound(`No town has a ${dataType} called "${dataUid}".`)
}
