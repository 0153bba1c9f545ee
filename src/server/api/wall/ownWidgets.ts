import type { Selectable } from 'kysely'
import { isUuid } from '../../db/isUuid'
import type { Database, Tables } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import { unauthorized } from '../../identity/accessToken'
import { type Visitor, visitorIn } from '../../identity/Visitor'
import { missingVisitorId, type OwnerIdentity } from '../call/ownerKeys'
import { wallOwner } from './wallOwner'

export type WidgetRow = Selectable<Tables['widget']>

/** Reads the visitor's widgets in a portal, in order; empty for a visitor without an id. */
export async function ownWidgets(db: Database, portal: string, visitor: Visitor): Promise<WidgetRow[]> {
  const owner = wallOwner(portal, visitor)
  if (owner === undefined) return []
  return await widgetsOf(db, owner)
}

export const widgetsOf = (db: Database, owner: string): Promise<WidgetRow[]> =>
  db.selectFrom('widget').selectAll().where('owner', '=', owner).orderBy('position').orderBy('uid').execute()

/** Finds a widget of the visitor. Throws the same 404 for an unknown widget and for one of another visitor. */
export async function findOwnWidget(db: Database, uid: string, visitor: Visitor): Promise<WidgetRow> {
  const hasId = visitor.account !== undefined || visitor.anonymousUid !== undefined
  const row =
    hasId && isUuid(uid)
      ? await db.selectFrom('widget').selectAll().where('uid', '=', uid).executeTakeFirst()
      : undefined
  if (!row || row.owner !== wallOwner(row.portal, visitorIn(visitor, row.portal))) {
    throw notFound(`There is no widget "${uid}" on this wall.`)
  }
  return row
}

/** Returns the owner key of the caller's wall. Throws a 401 for `user-data` without an account, and a 400 for a visitor without an id. */
export function requireOwner(portal: string, visitor: Visitor, identity?: OwnerIdentity): string {
  if (identity === 'user-data' && !visitor.account) throw unauthorized()
  const owner = wallOwner(portal, visitor)
  if (owner !== undefined) return owner
  throw missingVisitorId('A wall belongs to a visitor.')
}
