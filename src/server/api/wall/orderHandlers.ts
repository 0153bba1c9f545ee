import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
import { fieldIssue } from '../submissions/FieldIssue'
import { findOwnWidget, ownWidgets, requireOwner, type WidgetRow, widgetsOf } from './ownWidgets'
import { lockWall } from './wallOwner'

const toEntry = ({ uid, notify }: WidgetRow) => ({ uid, notify })

export const readWallOrder: Handler<'readWallOrder'> = async (call, services) => {
  const scope = await openScope(call, services)
  return { data: (await ownWidgets(scope.db, scope.name, await scope.visitor())).map(toEntry) }
}

/** Stores the order of a wall. Throws a 400 unless the order names each widget of the wall once. */
export const orderWall: Handler<'orderWall'> = async (call, services) => {
  const scope = await openScope(call, services)
  const owner = requireOwner(scope.name, await scope.visitor())
  const { body } = call
  return await call.commit(async (db) => {
    await lockWall(db, owner)
    const own = await widgetsOf(db, owner)
    checkOrder(
      body.map(({ uid }) => uid),
      own.map(({ uid }) => uid),
    )
    const order = body.map(({ uid, notify = null }, position) => ({ uid, notify, position }))
    await sql`update widget set position = part.position, notify = coalesce(part.notify, widget.notify)
      from jsonb_to_recordset(${JSON.stringify(order)}::jsonb) as part (uid uuid, notify boolean, position int)
      where owner = ${owner} and widget.uid = part.uid`.execute(db)
    return { data: (await widgetsOf(db, owner)).map(toEntry) }
  })
}

function checkOrder(given: readonly string[], own: readonly string[]): void {
  const issues = given.flatMap((uid, index) => {
    if (!own.includes(uid)) return [fieldIssue('wrong-value', `/${index}/uid`, 'The wall has no such widget.')]
    if (given.indexOf(uid) === index) return []
    return [fieldIssue('wrong-value', `/${index}/uid`, 'The widget is named twice.')]
  })
  const missing = own.filter((uid) => !given.includes(uid))
  if (missing.length > 0) issues.push(fieldIssue('out-of-range', '', `The order leaves out ${missing.join(', ')}.`))
  if (issues.length > 0)
    throw new ApiFailure(400, 'invalid-request', 'The order does not match the widgets of the wall.', issues)
}

export const setWidgetNotification: Handler<'setWidgetNotification'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { uid, portal, owner } = await findOwnWidget(services.db, call.params.uid, await scope.visitor())
  const { notify } = call.body
  const missing = notFound(`There is no widget "${uid}" on this wall.`)
  if (portal !== scope.name) throw missing
  return await call.commit(async (db) => {
    const changed = db.updateTable('widget').set({ notify }).where('uid', '=', uid).where('owner', '=', owner)
    if ((await changed.executeTakeFirst()).numUpdatedRows === 0n) throw missing
    return { data: { uid, notify } }
  })
}
