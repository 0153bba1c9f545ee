import type { MenuView, Page, Portal } from '../../../schemas/engine'
import { eventPath, menuSectionPath, pagePaths } from '../../../schemas/routes/pagePaths'
import { servesPath } from '../../../schemas/routes/services'

/** A menu entry with its entries: none for a leaf, which the back end may send without `children`. */
export type MenuBranch = Omit<MenuView, 'children'> & { children: MenuBranch[] }

/** The menu entries without those of disabled services. */
export const servedEntries = (portal: Portal, entries: readonly MenuView[]): MenuBranch[] =>
  entries
    .filter(({ path }) => path === undefined || servesPath(portal, path))
    .map((entry) => ({ ...entry, children: servedEntries(portal, entry.children ?? []) }))

type Steps = NonNullable<Page['breadcrumb']>

/** The steps of a breadcrumb without those to pages that the portal does not have. The last one, the page itself, stays. */
export const servedSteps = (portal: Portal, steps: Steps): Steps =>
  steps.filter(({ path }, index) => index === steps.length - 1 || path === undefined || servesPath(portal, path))

/** The path of an entry: its own, or the page of its section. */
export const entryPath = ({ uid, path }: Pick<MenuView, 'uid' | 'path'>): string => path ?? menuSectionPath(uid)

/** Whether a path is the page of an entry or of one of its descendants. */
export const leadsTo = (entry: MenuView, path: string): boolean =>
  isPathBelow(path, entryPath(entry)) || (entry.children ?? []).some((child) => leadsTo(child, path))

/** Whether a path is `basePath` or below it. Events count as below their list. */
const isPathBelow = (path: string, basePath: string): boolean =>
  `${path.startsWith(eventPath('')) ? pagePaths.events : path}/`.startsWith(`${basePath}/`)
