import { randomUUID } from 'node:crypto'
import type { Widget, WidgetBody } from '../../../../schemas'
import { isObject } from '../../../../schemas/engine'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { visitorIn } from '../../identity/Visitor'
import { noContent } from '../call/Answer'
import type { Call, Handler, ScopedCaller } from '../call/Handler'
import { localized, openScope, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { checkSizes, invalidField } from '../submissions/FieldIssue'
import { findOwnWidget, requireOwner, type WidgetRow, widgetsOf } from './ownWidgets'
import { oneTile, storeWidgets } from './tiles'
import type { StoreWidgetRow, WidgetConfig } from './WidgetKind'
import { lockWall } from './wallOwner'
import { configurationModal, parseConfig } from './widgetConfig'
import { widgetKinds } from './widgetKinds'

/** Per wall. */
const maxWidgets = 100

/** Returns the settings in a body: the members of `config`, and all members that the schema does not name. */
function settingsOf({
  uid: _uid,
  portal: _p,
  storeWidget: _s,
  userTitle: _t,
  notify: _n,
  config,
  ...rest
}: WidgetBody) {
  const settings: WidgetConfig = { ...(isObject(config) ? config : {}), ...rest }
  const issues = checkSizes(settings)
  if (issues.length > 0) throw new ApiFailure(400, 'invalid-request', 'The settings are too large.', issues)
  return settings
}

const titleOf = ({ userTitle }: WidgetBody): string | null => userTitle?.trim() || null

export const createWidget: Handler<'createWidget'> = async (call, services) => {
  const { body, params } = call
  if (body.portal === undefined)
    throw invalidField('missing-property', '/portal', '"portal" is required for a new widget.')
  const scope = await openScope({ ...call, params: { portalName: body.portal } }, services)
  const owner = requireOwner(scope.name, await scope.visitor(), params.identity)
  const store = await requireStore(scope, body.storeWidget)
  const config = await parseConfig(scope, store, settingsOf(body))
  return await call.commit(async (db) => {
    await lockWall(db, owner)
    const own = await widgetsOf(db, owner)
    const known = own.find(({ uid }) => uid === body.uid)
    if (known) return { data: toWidget(known, store, scope) }
    if (own.length >= maxWidgets) throw invalidField('out-of-range', '', `A wall has at most ${maxWidgets} widgets.`)
    const inserted = await db
      .insertInto('widget')
      .values({
        uid: body.uid ?? randomUUID(),
        portal: scope.name,
        owner,
        store_widget: store.uid,
        position: (own.at(-1)?.position ?? -1) + 1,
        user_title: titleOf(body),
        notify: body.notify ?? widgetKinds[store.kind]?.notifies ?? false,
        config: JSON.stringify(config),
        created_at: services.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) throw invalidField('wrong-value', '/uid', 'Another widget has this uid.')
    return { data: toWidget(inserted, store, scope) }
  })
}

async function requireStore(scope: Scope, uid: string): Promise<StoreWidgetRow> {
  const store = (await storeWidgets(scope)).find((each) => each.uid === uid)
  if (!store) throw invalidField('wrong-value', '/storeWidget', `The store has no widget "${uid}".`)
  return store
}

const toWidget = (row: WidgetRow, store: StoreWidgetRow, scope: Scope): Widget => ({
  uid: row.uid,
  storeWidget: row.store_widget,
  title: row.user_title ?? localized(store.texts, scope).title,
  notify: row.notify,
  config: row.config,
})

type WidgetCall = ScopedCaller & Pick<Call<'readWidgetTile'>, 'params'>

/** Finds the widget of a call, its portal and its entry in the store. */
async function openWidget(call: WidgetCall, services: Services) {
  const visitor = await call.visitor()
  const row = await findOwnWidget(services.db, call.params.uid, visitor)
  const scope = await openScope({ ...call, params: { portalName: row.portal } }, services)
  const store = (await storeWidgets(scope)).find(({ uid }) => uid === row.store_widget)
  if (!store) throw notFound(`The store no longer has the widget "${row.store_widget}".`)
  return { row, scope, store }
}

export const readWidget: Handler<'readWidget'> = async (call, services) => {
  const { row, scope, store } = await openWidget(call, services)
  requireOwner(row.portal, visitorIn(await call.visitor(), row.portal), call.params.identity)
  return { data: toWidget(row, store, scope) }
}

export const updateWidget: Handler<'updateWidget'> = async (call, services) => {
  const { body, params } = call
  const { row, scope, store } = await openWidget(call, services)
  requireOwner(row.portal, visitorIn(await call.visitor(), row.portal), params.identity)
  if (body.storeWidget !== row.store_widget)
    throw invalidField('wrong-value', '/storeWidget', '"storeWidget" of a widget cannot change.')
  if (body.portal !== undefined && body.portal !== row.portal) {
    throw invalidField('wrong-value', '/portal', '"portal" of a widget cannot change.')
  }
  const config = await parseConfig(scope, store, settingsOf(body))
  const { notify } = body
  return await call.commit(async (db) => {
    const updated = await db
      .updateTable('widget')
      // A call of the bell may have changed `notify` since the row was read.
      .set({ config: JSON.stringify(config), user_title: titleOf(body), ...(notify === undefined ? {} : { notify }) })
      .where('uid', '=', row.uid)
      .where('owner', '=', row.owner)
      .returningAll()
      .executeTakeFirst()
    if (!updated) throw notFound(`There is no widget "${row.uid}" on this wall.`)
    return { data: toWidget(updated, store, scope) }
  })
}

export const deleteWidget: Handler<'deleteWidget'> = async (call, { db }) => {
  const visitor = await call.visitor()
  const { uid, portal, owner } = await findOwnWidget(db, call.params.uid, visitor)
  requireOwner(portal, visitorIn(visitor, portal), call.params.identity)
  return await call.commit(async (transaction) => {
    await lockWall(transaction, owner)
    await transaction.deleteFrom('widget').where('uid', '=', uid).where('owner', '=', owner).execute()
    return noContent()
  })
}

export const readWidgetTile: Handler<'readWidgetTile'> = async (call, services) => {
  const { row, scope } = await openWidget(call, services)
  const block = await oneTile(scope, row)
  if (!block) throw notFound(`There is no widget "${row.uid}" on this wall.`)
  return { data: block }
}

export const readWidgetConfiguration: Handler<'readWidgetConfiguration'> = async (call, services) => {
  const { row, scope, store } = await openWidget(call, services)
  const { uid, user_title: title, config } = row
  const modal = await configurationModal(scope, store, { uid, title, config })
  if (!modal) throw notFound('The widget has no settings.')
  return { data: modal }
}
