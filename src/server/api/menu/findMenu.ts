import type { Selectable } from 'kysely'
import type { MenuView } from '../../../../schemas'
import type { MenuItemTable } from '../../db/tables/MenuTables'
import { foreignLocale, isEnabled, localized, type Scope } from '../call/Scope'

/** Reads the menu of a portal as a tree, sorted by title when the portal's `menuSortAZ` is on. */
export async function findMenu(scope: Scope): Promise<MenuView[]> {
  const rows = await scope.db
    .selectFrom('menu_item')
    .selectAll()
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  return menuEntries(rows, scope)
}

type Row = Selectable<MenuItemTable>

/** Selects the top-level entries. */
export const topMenuItems = ({ db, name }: Scope) =>
  db.selectFrom('menu_item').selectAll().where('portal', '=', name).where('parent', 'is', null).orderBy('position')

/** Converts rows, sorted by position, to a tree of entries. */
export function menuEntries(rows: readonly Row[], scope: Scope): MenuView[] {
  const rowsByParent = new Map<string | null, Row[]>()
  for (const row of rows) rowsByParent.set(row.parent, [...(rowsByParent.get(row.parent) ?? []), row])
  const entriesBelow = (parent: string | null): MenuView[] =>
    sorted(
      (rowsByParent.get(parent) ?? []).map((row) => ({
        uid: row.uid,
        title: localized(row.texts, scope).title,
        ...foreignLocale(row.texts, scope),
        ...(row.icon ? { icon: row.icon } : {}),
        ...(row.path ? { path: row.path } : {}),
        children: entriesBelow(row.uid),
      })),
      scope,
    )
  return entriesBelow(null)
}

function sorted(entries: MenuView[], scope: Scope): MenuView[] {
  if (!isEnabled(scope.portal.configs?.menuSortAZ)) return entries
  return entries.sort((one, other) => one.title.localeCompare(other.title, scope.locale))
}

/** Finds an entry by its uid at any depth. */
export function findMenuEntry(entries: readonly MenuView[], uid: string): MenuView | undefined {
  for (const entry of entries) {
    const found = entry.uid === uid ? entry : findMenuEntry(entry.children ?? [], uid)
    if (found) return found
  }
  return undefined
}
