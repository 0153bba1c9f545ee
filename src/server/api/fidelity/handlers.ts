import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { FidelityCard, FidelityCode } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import { type Visitor, visitorIn } from '../../identity/Visitor'
import { noContent } from '../call/Answer'
import type { Call, Handler, ScopedCaller } from '../call/Handler'
import { missingVisitorId, type OwnerIdentity } from '../call/ownerKeys'
import { openScope } from '../call/Scope'
import type { Services } from '../call/Services'
import { invalidField } from '../submissions/FieldIssue'
import { cardTypes, isCode, parseCard, parseChange } from './cardTypes'
import type { FidelityCardTable } from './FidelityTables'
import { cardOwner } from './ownedFidelityCards'

type CardRow = Selectable<FidelityCardTable>

/** More than a person has in a drawer. */
const maxCards = 250

const codeOf = (type: string): FidelityCode => (isCode(type) ? type : 'none')

const toCard = ({ uid, type, title, number }: CardRow): FidelityCard => ({
  uid,
  type,
  title,
  number,
  code: codeOf(type),
})

export const listFidelityCardTypes: Handler<'listFidelityCardTypes'> = async (call, services) => {
  const { locale } = await openScope(call, services)
  return { data: cardTypes(locale) }
}

export const listFidelityCards: Handler<'listFidelityCards'> = async (call, services) => {
  const { db, name, locale, visitor } = await openScope(call, services)
  const owner = cardOwner.ofIdentity(await visitor(), call.params.identity)
  if (owner === undefined) return { data: [] }
  const rows = await db
    .selectFrom('fidelity_card')
    .selectAll()
    .where('owner', '=', owner)
    .where('portal', '=', name)
    .execute()
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return { data: rows.sort((a, b) => compare(a.title, b.title) || (a.uid < b.uid ? -1 : 1)).map(toCard) }
}

export const createFidelityCard: Handler<'createFidelityCard'> = async (call, services) => {
  const { body, params } = call
  const scope = await openScope({ ...call, params: { portalName: body.portal } }, services)
  const owner = requireOwner(await scope.visitor(), params.identity)
  const { type } = body
  if (!isCode(type)) throw invalidField('wrong-value', '/type', `There is no type of cards "${type}".`)
  const { title, number } = parseCard(type, { ...body }, scope)
  const row = { uid: randomUUID(), owner, portal: scope.name, type, title, number, created_at: services.now() }
  return await call.commit(async (db) => {
    // Two cards at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 20))`.execute(db)
    await checkCount(db, owner, scope.name)
    await db.insertInto('fidelity_card').values(row).execute()
    return { data: { uid: row.uid } }
  })
}

/** Returns the key of the cards of the identity that a path names. Throws a 400 for a visitor without an id. */
function requireOwner(visitor: Visitor, identity: OwnerIdentity): string {
  const owner = cardOwner.ofIdentity(visitor, identity)
  if (owner !== undefined) return owner
  throw missingVisitorId('A card belongs to a visitor.', 'Nobody keeps a card.')
}

async function checkCount(db: Database, owner: string, portal: string): Promise<void> {
  const { count } = await db
    .selectFrom('fidelity_card')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('portal', '=', portal)
    .executeTakeFirstOrThrow()
  if (count >= maxCards) throw invalidField('out-of-range', '', `Nobody keeps more than ${maxCards} cards.`)
}

type CardCall = ScopedCaller & Pick<Call<'readFidelityCard'>, 'params'>

/** The card that a call names, with its portal. Throws the same 404 for one that does not exist and for another visitor's. */
async function openCard(call: CardCall, services: Services) {
  const { uid, identity } = call.params
  const visitor = await call.visitor()
  const missing = notFound(`There is no card "${uid}".`)
  const isSomebody = cardOwner.ofIdentity(visitor, identity) !== undefined
  if (!isSomebody || !isUuid(uid)) throw missing
  const row = await services.db.selectFrom('fidelity_card').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!row || row.owner !== cardOwner.ofIdentity(visitorIn(visitor, row.portal), identity)) throw missing
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  return { row, scope, missing }
}

export const readFidelityCard: Handler<'readFidelityCard'> = async (call, services) => {
  const { row } = await openCard(call, services)
  return { data: toCard(row) }
}

export const updateFidelityCard: Handler<'updateFidelityCard'> = async (call, services) => {
  const { row, scope, missing } = await openCard(call, services)
  const change = parseChange(codeOf(row.type), { ...call.body }, scope)
  if (Object.keys(change).length === 0) return { data: toCard(row) }
  return await call.commit(async (db) => {
    const updated = await db
      .updateTable('fidelity_card')
      .set(change)
      .where('uid', '=', row.uid)
      .where('owner', '=', row.owner)
      .returningAll()
      .executeTakeFirst()
    if (!updated) throw missing
    return { data: toCard(updated) }
  })
}

export const deleteFidelityCard: Handler<'deleteFidelityCard'> = async (call, services) => {
  const { row } = await openCard(call, services)
  return await call.commit(async (db) => {
    await db.deleteFrom('fidelity_card').where('uid', '=', row.uid).where('owner', '=', row.owner).execute()
    return noContent()
  })
}
