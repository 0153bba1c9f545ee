import type { Transaction } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { Database, Tables } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import type { OwnedData } from '../call/OwnedData'
import { type WidgetRow, widgetsOf } from './ownWidgets'
import { hashOwner, lockWall } from './wallOwner'

const sameWidget = (one: WidgetRow, other: WidgetRow): boolean =>
  one.store_widget === other.store_widget && JSON.stringify(one.config) === JSON.stringify(other.config)

/** Appends the widgets of an anonymous visitor to those of an account at sign-in. Deletes those that the account has too. */
async function moveWidgets(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  for (const portal of await portalNames(db)) {
    const from = hashOwner(portal, anonymousUid)
    const to = hashOwner(portal, accountVoterId(accountUid))
    if ((await widgetsOf(db, from)).length === 0) continue
    for (const owner of [from, to].sort()) await lockWall(db, owner)
    const own = await widgetsOf(db, to)
    const start = (own.at(-1)?.position ?? -1) + 1
    for (const [index, row] of (await widgetsOf(db, from)).entries()) {
      const isKnown = own.some((each) => sameWidget(each, row))
      await (isKnown
        ? db.deleteFrom('widget').where('uid', '=', row.uid).execute()
        : db
            .updateTable('widget')
            .set({ owner: to, position: start + index })
            .where('uid', '=', row.uid)
            .execute())
    }
  }
}

async function removeWidgets(db: Transaction<Tables>, voterId: string): Promise<void> {
  const owners = (await portalNames(db)).map((portal) => hashOwner(portal, voterId))
  if (owners.length > 0) await db.deleteFrom('widget').where('owner', 'in', owners).execute()
}

async function exportWidgets(db: Database, accountUid: string): Promise<AccountExport['widgets']> {
  const owners = (await portalNames(db)).map((portal) => hashOwner(portal, accountVoterId(accountUid)))
  const lists = await Promise.all(owners.map((owner) => widgetsOf(db, owner)))
  return lists.flat().map(({ uid, portal, store_widget, user_title, notify, config, created_at }) => ({
    uid,
    portalName: portal,
    storeWidget: store_widget,
    ...(user_title === null ? {} : { title: user_title }),
    notify,
    config,
    createdAt: created_at.toISOString(),
  }))
}

const portalNames = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('portal').select('name').orderBy('name').execute()).map(({ name }) => name)

/** The widgets of a visitor in all portals. */
export const ownedWidgets: OwnedData<AccountExport['widgets']> = {
  move: moveWidgets,
  remove: (db, accountUid) => removeWidgets(db, accountVoterId(accountUid)),
  forget: removeWidgets,
  read: exportWidgets,
}
