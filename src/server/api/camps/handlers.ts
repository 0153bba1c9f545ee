import type { Operations } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import { noContent } from '../call/Answer'
import type { Caller, Handler, ScopedCaller } from '../call/Handler'
import { isLinkCode } from '../call/linkCode'
import { missingVisitorId } from '../call/ownerKeys'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { checkSizes, refuseIssues } from '../submissions/FieldIssue'
import { reserveStorage } from '../submissions/reserveStorage'
import { campForm, parseCamp, stayOf } from './campForm'
import { queueCampMails } from './campMails'
import { type CampRow, campView, canChange, receiptOf } from './campView'
import { campOwner } from './ownedCamps'
import { findLocation, readLocations, requireLocation } from './readLocations'
import { insertCamp, lockCamp, replaceCamp, type Stay, setStatus } from './stays'

type PortalQuery = { query: { portalName: string } }

const scopeOf = (call: ScopedCaller & PortalQuery, services: Services): Promise<Scope> =>
  openScope({ ...call, params: { portalName: call.query.portalName } }, services)

export const listCampLocations: Handler<'listCampLocations'> = async (call, services) => {
  const locations = await readLocations(await scopeOf(call, services))
  return { data: { items: locations.map(({ view }) => view) } }
}

export const readCampLocation: Handler<'readCampLocation'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  return { data: (await requireLocation(scope, call.params.uid)).view }
}

/** The form of a location. Without one, the form of any. */
export const readCampForm: Handler<'readCampForm'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const { location } = call.query
  const found = location === undefined ? undefined : await requireLocation(scope, location)
  return { data: campForm(found?.record ?? { capacity: 1000, fires: true }, scope) }
}

export const listCamps: Handler<'listCamps'> = async (call, services) => {
  const scope = await scopeOf(call, services)
  const owner = campOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) return { data: { items: [] } }
  const rows = await scope.db
    .selectFrom('camp')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', scope.name)
    .orderBy('starts_on')
    .orderBy('uid')
    .execute()
  const isToCome = ({ status, ends_on }: CampRow) => status !== 'cancelled' && ends_on >= scope.today
  const sorted = [...rows.filter(isToCome), ...rows.filter((row) => !isToCome(row)).reverse()]
  return { data: { items: await Promise.all(sorted.map((row) => campView(row, scope))) } }
}

/** Parses what a call says of a camp, and reserves its storage. */
async function readStay(
  { location, draft: _, ...given }: Operations['createCamp']['body'],
  scope: Scope,
  services: Services,
): Promise<Stay> {
  const place = await requireLocation(scope, location)
  const fields = parseCamp(place.record, given, scope)
  const bytes = await reserveStorage(services, scope.name, JSON.stringify(fields))
  return { place, ...stayOf(fields), fields, bytes, locale: scope.locale, now: services.now() }
}

const taken = (): ApiFailure => new ApiFailure(409, 'conflict', 'The location is taken on these days.')

export const createCamp: Handler<'createCamp'> = async (call, services) => {
  refuseIssues(checkSizes(call.body))
  const scope = await scopeOf(call, services)
  const owner = campOwner.ofVisitor(await scope.visitor())
  if (owner === undefined) throw missingVisitorId('A camp belongs to a visitor.')
  const stay = await readStay(call.body, scope, services)
  const isDraft = call.body.draft ?? false
  return await call.commit(async (db) => {
    const row = await insertCamp(db, { ...stay, portal: scope.name, owner, isDraft })
    if (!row) throw taken()
    if (!isDraft) await queueCampMails(db, services, row, 'registered')
    return { data: receiptOf(row) }
  })
}

type Wanted = { uid: string; code: string | undefined }

/** The camp that a call names, for its owner or for who has its link. Throws the same 404 for all others. */
async function openCamp(
  call: ScopedCaller & Pick<Caller, 'visitor'>,
  services: Services,
  { uid, code }: Wanted,
): Promise<{ row: CampRow; scope: Scope; missing: ApiFailure }> {
  const missing = notFound(`There is no camp "${uid}".`)
  const row = isUuid(uid)
    ? await services.db.selectFrom('camp').selectAll().where('uid', '=', uid).executeTakeFirst()
    : undefined
  const visitor = await call.visitor()
  if (!row) throw missing
  const isOwner = campOwner.ofVisitor(visitorIn(visitor, row.portal)) === row.owner
  if (!isOwner && !isLinkCode(services.accounts.secret, 'camp', uid, code)) throw missing
  return { row, scope: await openScope({ ...call, params: { portalName: row.portal } }, services), missing }
}

export const readCamp: Handler<'readCamp'> = async (call, services) => {
  const { row, scope } = await openCamp(call, services, { uid: call.params.uid, code: call.query.code })
  return { data: await campView(row, scope) }
}

const tooLate = (): ApiFailure => new ApiFailure(409, 'conflict', 'The camp can no longer be changed.')

export const updateCamp: Handler<'updateCamp'> = async (call, services) => {
  refuseIssues(checkSizes(call.body))
  const { row, scope, missing } = await openCamp(call, services, { uid: call.params.uid, code: call.query.code })
  if (!canChange(row, scope.today)) throw tooLate()
  const stay = await readStay({ ...call.body, location: call.body.location ?? row.location }, scope, services)
  return await call.commit(async (db) => {
    const locked = await lockCamp(db, row.uid)
    if (!locked) throw missing
    if (!canChange(locked, scope.today)) throw tooLate()
    const changed = await replaceCamp(db, locked, stay)
    if (!changed) throw taken()
    if (changed.status === 'registered') await queueCampMails(db, services, changed, 'changed')
    return { data: receiptOf(changed) }
  })
}

export const confirmCamp: Handler<'confirmCamp'> = async (call, services) => {
  const { row, scope, missing } = await openCamp(call, services, { uid: call.params.uid, code: call.query.code })
  if (!(await findLocation(scope, row.location))) throw tooLate()
  return await call.commit(async (db) => {
    const locked = await lockCamp(db, row.uid)
    if (!locked) throw missing
    // The call is repeated, because its answer was lost.
    if (locked.status === 'registered') return { data: receiptOf(locked) }
    if (!canChange(locked, scope.today)) throw tooLate()
    const registered = await setStatus(db, locked, 'registered')
    await queueCampMails(db, services, registered, 'registered')
    return { data: receiptOf(registered) }
  })
}

export const cancelCamp: Handler<'cancelCamp'> = async (call, services) => {
  const { row, scope } = await openCamp(call, services, { uid: call.params.uid, code: call.query.code })
  return await call.commit(async (db) => {
    const locked = await lockCamp(db, row.uid)
    if (!locked || locked.status === 'cancelled') return noContent()
    if (!canChange(locked, scope.today)) throw tooLate()
    if (locked.status === 'draft') await db.deleteFrom('camp').where('uid', '=', locked.uid).execute()
    else await queueCampMails(db, services, await setStatus(db, locked, 'cancelled'), 'cancelled')
    return noContent()
  })
}
