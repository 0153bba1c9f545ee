import type { Selectable } from 'kysely'
import type { MenuView } from '../../../../schemas'
import type { MenuItemTable } from '../../db/Tables'
import { isEnabled, localized, type Scope } from '../Scope'

/** The menu of a portal as a tree, sorted by title when the portal's `menuSortAZ` is on. */
export async function findMenu(scope: Scope): Promise<MenuView[]> {
  const rows = await scope.db
    .selectFrom('menu_item')
    .selectAll()
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  return menuEntries(rows, null, scope)
}

function menuEntries(rows: readonly Selectable<MenuItemTable>[], parent: string | null, scope: Scope): MenuView[] {
  const entries = rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      uid: row.uid,
      title: localized(row.texts, scope).title,
      ...(row.icon ? { icon: row.icon } : {}),
      ...(row.path ? { path: row.path } : {}),
      children: menuEntries(rows, row.uid, scope),
    }))
  if (!isEnabled(scope.portal.configs?.menuSortAZ)) return entries
  return entries.sort((a, b) => a.title.localeCompare(b.title, scope.locale))
}

/** Finds an entry by its uid at any depth. */
export function findMenuEntry(entries: readonly MenuView[], uid: string): MenuView | undefined {
  for (const entry of entries) {
    const found = entry.uid === uid ? entry : findMenuEntry(entry.children, uid)
    if (found) return found
  }
  return undefined
}
