import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { WasteHousehold } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Visitor } from '../../identity/Visitor'
import { noContent } from '../call/Answer'
import type { Handler, ScopedCaller } from '../call/Handler'
import { missingVisitorId } from '../call/ownerKeys'
import { openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { invalidField } from '../submissions/FieldIssue'
import { parseForm } from '../submissions/parseForm'
import { pickupList } from './handlers'
import { findHomeZone, type HouseholdRow, householdView, noHousehold } from './householdView'
import { householdOwner } from './ownedHouseholds'
import { queueWasteMail } from './wasteMails'
import { wasteTexts } from './wasteTexts'

type Own = { scope: Scope; visitor: Visitor; owner: string | undefined }

async function openOwn(call: ScopedCaller, services: Services, portalName: string): Promise<Own> {
  const scope = await openScope({ ...call, params: { portalName } }, services)
  const visitor = await scope.visitor()
  return { scope, visitor, owner: householdOwner.ofVisitor(visitor) }
}

/** The same for writes, whose visitor must have an id. */
async function requireOwn(call: ScopedCaller, services: Services, portalName: string) {
  const own = await openOwn(call, services, portalName)
  if (own.owner === undefined) throw missingVisitorId('An address belongs to a visitor.')
  return { ...own, owner: own.owner }
}

const findOwn = (db: Scope['db'], { name }: Pick<Scope, 'name'>, owner: string) =>
  db.selectFrom('waste_household').selectAll().where('portal', '=', name).where('owner', '=', owner)

const viewOf = (row: HouseholdRow, { name, portal, locale }: Scope, db: Scope['db']) =>
  householdView(row, { db, name, portal, locale })

export const readHousehold: Handler<'readHousehold'> = async (call, services) => {
  const own = await openOwn(call, services, call.query.portalName)
  const row = own.owner && (await findOwn(own.scope.db, own.scope, own.owner).executeTakeFirst())
  return { data: row ? await viewOf(row, own.scope, own.scope.db) : noHousehold }
}

/** More pickups than a zone has within a year. */
const allPickups = 1000

export const listHouseholdPickups: Handler<'listHouseholdPickups'> = async (call, services) => {
  const { scope, owner } = await openOwn(call, services, call.query.portalName)
  const row = owner && (await findOwn(scope.db, scope, owner).executeTakeFirst())
  const zone = row && (await findHomeZone(scope.db, row))
  if (!zone) return { data: { items: [], total: 0 } }
  return { data: await pickupList(zone, { from: scope.today, offset: 0, count: allPickups }, scope) }
}

export const saveHousehold: Handler<'saveHousehold'> = async (call, services) => {
  const { portal: portalName, street, number, zip, locality } = call.body
  const own = await requireOwn(call, services, portalName)
  const { scope, owner } = own
  const known = await scope.db
    .selectFrom('street')
    .select('name')
    .where('portal', '=', scope.name)
    .where('name', '=', street)
    .where('zip', '=', zip)
    .where('locality', '=', locality)
    .executeTakeFirst()
  if (!known) throw invalidField('wrong-value', '/street', 'The town has no such street.')
  const address = { street, number: number?.trim() || null, zip, locality }
  return await call.commit(async (db): Promise<{ data: WasteHousehold }> => {
    const row = await writeAddress(db, { portal: scope.name, owner, locale: scope.locale }, address, services.now())
    return { data: await viewOf(row, scope, db) }
  })
}

type Address = Pick<HouseholdRow, 'street' | 'number' | 'zip' | 'locality'>
type Owner = Pick<HouseholdRow, 'portal' | 'owner' | 'locale'>

async function writeAddress(db: Transaction<Tables>, owner: Owner, address: Address, now: Date): Promise<HouseholdRow> {
  const before = await findOwn(db, { name: owner.portal }, owner.owner).forUpdate().executeTakeFirst()
  const isSame =
    before && (['street', 'number', 'zip', 'locality'] as const).every((part) => before[part] === address[part])
  if (isSame) return before
  const row = {
    ...{ ...owner, ...address, uid: randomUUID(), account: null, calendar: randomUUID(), email: null, asked_at: null },
    ...{ reminder: 'off' as const, categories: '[]', reminded_for: null, created_at: now, changed_at: now },
    used_on: now.toISOString().slice(0, 10),
  }
  return await db
    .insertInto('waste_household')
    .values(row)
    .onConflict((conflict) => conflict.columns(['portal', 'owner']).doUpdateSet({ ...address, changed_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const removeHousehold: Handler<'removeHousehold'> = async (call, services) => {
  const { scope, owner } = await openOwn(call, services, call.query.portalName)
  return await call.commit(async (db) => {
    if (owner !== undefined)
      await db.deleteFrom('waste_household').where('portal', '=', scope.name).where('owner', '=', owner).execute()
    return noContent()
  })
}

/** The field of the address of mails. */
const emailFields = (scope: Scope) => [
  {
    name: 'email',
    label: wasteTexts(scope.locale)('form.email'),
    inputType: 'email' as const,
    required: true,
    maxLength: 254,
  },
]

export const saveWasteReminder: Handler<'saveWasteReminder'> = async (call, services) => {
  const { portal, isOn, email: typed, categories } = call.body
  const own = await requireOwn(call, services, portal)
  const { scope, visitor, owner } = own
  const account = visitor.account?.uid ?? null
  if (isOn && categories.length === 0)
    throw invalidField('missing-property', '/categories', 'At least one category is needed.')
  const email =
    isOn && account === null ? String(parseForm({ inputs: emailFields(scope) }, { email: typed }, scope).email) : null
  return await call.commit(async (db): Promise<{ data: WasteHousehold }> => {
    const before = await findOwn(db, scope, owner).forUpdate().executeTakeFirst()
    if (!before) throw notFound('The visitor follows no address in this town.')
    const isKnown = account !== null || (before.reminder === 'on' && before.email === email)
    const status = !isOn ? 'off' : isKnown ? 'on' : 'pending'
    const row = await db
      .updateTable('waste_household')
      .set({
        ...{ reminder: status, email, account, locale: scope.locale },
        ...{ categories: JSON.stringify(categories), asked_at: services.now() },
      })
      .where('uid', '=', before.uid)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (status === 'pending') await queueWasteMail(db, services, { uid: row.uid, mail: 'confirm' })
    return { data: await viewOf(row, scope, db) }
  })
}
