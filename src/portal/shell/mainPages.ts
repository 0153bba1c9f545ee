import type { IconName } from '../../../renderer/parts/icons'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import type { ShellTextKey } from '../texts/loadTexts'

type MainPage = { path: string; icon: IconName; label: ShellTextKey }

/** The pages that header and tab bar lead to, in the order of the tab bar. */
export const mainPages = {
  home: { path: pagePaths.home, icon: 'home', label: 'home' },
  wall: { path: pagePaths.wall, icon: 'bell', label: 'subscription.title' },
  search: { path: pagePaths.search, icon: 'search', label: 'search.title' },
  map: { path: pagePaths.map, icon: 'map', label: 'map.title' },
  menu: { path: pagePaths.menu, icon: 'menu', label: 'menu.title' },
} as const satisfies Record<string, MainPage>
