import type { DefectStatus } from '../../../../schemas'
import { distanceBetween } from '../../../../schemas/tracks/positions'
import { isUuid } from '../../db/isUuid'
import { notFound } from '../../http/ApiFailure'
import { type Visitor, visitorIn } from '../../identity/Visitor'
import type { Handler, ScopedCaller } from '../call/Handler'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { scopeOf } from './catalogueHandlers'
import { closedStatuses, openStatuses } from './changeReport'
import { type ListedRow, selectListed, titleOf, toListed } from './listReports'
import { findOrigin, orderOf } from './orderReports'
import { followerKey } from './ownedReports'
import { readCatalogue, requireCatalogue, uidsWithin } from './readCatalogue'
import { ownView, publicView } from './reportView'

/** More pins than this are no map, but a cloud. */
const maxPins = 2000

const statusesOf = (status: DefectStatus | 'open' | 'closed'): readonly DefectStatus[] => {
  if (status === 'open') return openStatuses
  return status === 'closed' ? closedStatuses : [status]
}

export const listDefectReports: Handler<'listDefectReports'> = async (call, services) => {
  const { status, category: uid, sort, page, size } = call.query
  const scope = await scopeOf(call, services)
  const catalogue = await requireCatalogue(scope)
  const category = uid === undefined ? undefined : catalogue.placed.get(uid)?.category
  if (uid !== undefined && !category) throw notFound(`The portal "${scope.name}" takes no reports of "${uid}".`)
  const statuses = status && statusesOf(status)
  const origin = await findOrigin(scope, call, services)
  const fits = scope.db
    .selectFrom('defect_report')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('portal', '=', scope.name)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .$if(category !== undefined, (query) => query.where('category', 'in', category ? uidsWithin(category) : []))
  const rows = await selectListed(scope.db)
    .where('portal', '=', scope.name)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []))
    .$if(category !== undefined, (query) => query.where('category', 'in', category ? uidsWithin(category) : []))
    .orderBy(orderOf(sort, origin, scope))
    .orderBy('defect_report.uid')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await fits.executeTakeFirstOrThrow()
  const items = rows.map((row) => ({
    ...toListed(row, { catalogue, scope }),
    ...(origin && { distance: Math.round(distanceBetween(origin, row)) }),
  }))
  return { data: { items, total, ...(origin && { origin }) } }
}

export const listDefectPins: Handler<'listDefectPins'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const catalogue = await requireCatalogue(scope)
  const rows = await scope.db
    .selectFrom('defect_report')
    .select(['uid', 'lat', 'lon', 'status', 'category', 'address'])
    .where('portal', '=', scope.name)
    .where('status', 'in', openStatuses)
    .orderBy('changed_at', 'desc')
    .limit(maxPins)
    .execute()
  const items = rows.map(({ address, ...row }) => ({
    ...row,
    title: titleOf(row.category, { catalogue, scope }),
    ...(address === null ? {} : { address }),
  }))
  return { data: { items } }
}

/** Opens the scope of the portal of a report. Throws a 404 when there is no such report. */
export async function openReport(
  call: ScopedCaller & { params: { uid: string } },
  services: Services,
): Promise<{ row: ListedRow; scope: Scope }> {
  const { uid } = call.params
  const missing = notFound(`There is no report "${uid}".`)
  if (!isUuid(uid)) throw missing
  const row = await selectListed(services.db).where('defect_report.uid', '=', uid).executeTakeFirst()
  if (!row) throw missing
  return { row, scope: await openScope({ ...call, params: { portalName: row.portal } }, services) }
}

export const readDefectReport: Handler<'readDefectReport'> = async (call, services) => {
  const { row, scope } = await openReport(call, services)
  const { portalName = row.portal } = call.query
  if (portalName !== row.portal) throw notFound(`The portal "${portalName}" has no report "${row.uid}".`)
  const visitor = visitorIn(await call.visitor(), row.portal)
  const view = await publicView(row, scope)
  const follower = followerKey.ofVisitor(visitor)
  // Nothing personal is read for who has nothing stored, so that they share the answer.
  if (follower === undefined) return { data: view }
  const account = visitor.account?.uid
  const { secret } = services.accounts
  const own = account === undefined ? undefined : await ownView(scope.db, row, { account, secret, scope })
  const isFollowed = await follows(scope, row.uid, follower)
  return { data: { ...view, isFollowed, ...(own && { own }) } }
}

export const follows = async ({ db }: Pick<Scope, 'db'>, report: string, follower: string): Promise<boolean> =>
  (await db
    .selectFrom('defect_follower')
    .select('report')
    .where('report', '=', report)
    .where('follower', '=', follower)
    .executeTakeFirst()) !== undefined

export const listOwnDefectReports: Handler<'listOwnDefectReports'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const visitor: Visitor = await scope.visitor()
  const follower = followerKey.ofVisitor(visitor)
  if (follower === undefined) return { data: { sent: [], followed: [] } }
  const { db, name } = scope
  const catalogue = await readCatalogue(db, name)
  const account = visitor.account?.uid
  const sent = account
    ? await selectListed(db)
        .innerJoin('defect_reporter', 'defect_reporter.report', 'defect_report.uid')
        .where('defect_report.portal', '=', name)
        .where('account', '=', account)
        .orderBy('received_at', 'desc')
        .execute()
    : []
  const followed = await selectListed(db)
    .innerJoin('defect_follower', 'defect_follower.report', 'defect_report.uid')
    .where('defect_report.portal', '=', name)
    .where('follower', '=', follower)
    .orderBy('changed_at', 'desc')
    .execute()
  const list = (rows: ListedRow[]) => rows.map((row) => toListed(row, { catalogue, scope }))
  return { data: { sent: list(sent), followed: list(followed) } }
}
