import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { unauthorized } from '../../identity/accessToken'
import { type Visitor, visitorIn } from '../../identity/Visitor'
import { wallOwner } from './wallOwner'

export type WidgetRow = Selectable<Tables['widget']>

/** The widgets of a wall in their order; none for a visitor without an id, so that shared answers hold nothing personal. */
export async function ownWidgets(db: Database, portal: string, visitor: Visitor): Promise<WidgetRow[]> {
  const owner = wallOwner(portal, visitor)
  if (owner === undefined) return []
  return await widgetsOf(db, owner)
}

export const widgetsOf = (db: Database, owner: string): Promise<WidgetRow[]> =>
  db.selectFrom('widget').selectAll().where('owner', '=', owner).orderBy('position').orderBy('uid').execute()

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A widget of the visitor. Throws the same 404 for one that does not exist and for one of another visitor. */
export async function findOwnWidget(db: Database, uid: string, visitor: Visitor): Promise<WidgetRow> {
  const isSomebody = visitor.account !== undefined || visitor.anonymousUid !== undefined
  const row =
    isSomebody && uuid.test(uid)
      ? await db.selectFrom('widget').selectAll().where('uid', '=', uid).executeTakeFirst()
      : undefined
  if (!row || row.owner !== wallOwner(row.portal, visitorIn(visitor, row.portal))) {
    throw notFound(`There is no widget "${uid}" on this wall.`)
  }
  return row
}

/** Whose wall a call changes. Throws a 401 without the account that `user-data` asks for, and a 400 for a visitor without an id. */
export function requireOwner(portal: string, visitor: Visitor, identity?: 'user-data' | 'anonymous'): string {
  if (identity === 'user-data' && !visitor.account) throw unauthorized()
  const owner = wallOwner(portal, visitor)
  if (owner !== undefined) return owner
  throw new ApiFailure(400, 'invalid-request', 'Nobody has a wall.', [
    { severity: 'error', code: 'missing-property', pointer: '/headers/x-lgc-anonymous-uid', message: 'Nobody calls.' },
  ])
}
