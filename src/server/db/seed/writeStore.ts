import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import type { Town } from './Town'

/** Inserts the widgets of a town's store. */
export async function writeStore(db: Database, { card: portal, widgets }: Town): Promise<void> {
  const rows = widgets.map(
    ({ uid, kind, category, icon, onWall = false, env, settings = {}, translations }, position) => ({
      portal,
      uid,
      position,
      kind,
      category,
      icon,
      on_wall: onWall,
      env: env ?? null,
      settings: JSON.stringify(settings),
      texts: JSON.stringify(translations),
    }),
  )
  await insertRows(db, 'store_widget', rows)
}
