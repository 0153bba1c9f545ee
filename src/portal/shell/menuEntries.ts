import type { MenuView, Portal } from '../../../schemas/engine'
import { servesPath } from '../../../schemas/routes/services'

/** The entries of a menu without those of services that the portal has switched off. */
export const servedEntries = (portal: Portal, entries: readonly MenuView[]): MenuView[] =>
  entries
    .filter(({ path }) => path === undefined || servesPath(portal, path))
    .map((entry) => ({ ...entry, children: servedEntries(portal, entry.children) }))

/** The path of an entry: its page, or the page of the section if it has none. */
export const entryPath = ({ uid, path }: Pick<MenuView, 'uid' | 'path'>): string =>
  path ?? `/menu/${encodeURIComponent(uid)}`

/** Whether a page is that of an entry, or of anything below it. */
export const leadsTo = (entry: MenuView, path: string): boolean =>
  isWithin(path, entryPath(entry)) || entry.children.some((child) => leadsTo(child, path))

/** Whether a path is that of a page, or below it. Events are below their list. */
const isWithin = (path: string, above: string): boolean =>
  `${path.replace(/^\/evenement\//, '/evenements/')}/`.startsWith(`${above}/`)
