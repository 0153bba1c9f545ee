import type { MouseEvent } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession, useVisitor } from '../session/Session'
import { mainPages } from './mainPages'
import styles from './TabBar.module.css'

/**
 * The tab bar at the bottom of phones. Pressing the current tab scrolls to the top. The menu tab reopens the last
 * page that was opened from the menu, and leads from that page to the menu.
 */
export function TabBar() {
  const { portal, shellText } = useSession()
  const { path: currentPath, pathname } = useRouteMatch()
  const { hasPage } = useRouteLinks()
  const lastMenuPage = useVisitor('menuHistory').at(-1)
  const isLastMenuPage = lastMenuPage !== undefined && lastMenuPage === pathname
  const visibleTabs = Object.values(mainPages).filter(
    ({ path }) => hasPage(path) && !(path === pagePaths.wall && portal.wallType === 'mergedHomeUser'),
  )
  return (
    <div className={styles.place}>
      <nav className={styles.bar} aria-label={shellText('tabs.label')}>
        <ul className={styles.list}>
          {visibleTabs.map(({ path, icon, label }) => {
            const isHere = path === currentPath
            const opensLast = path === pagePaths.menu && lastMenuPage !== undefined && !isHere && !isLastMenuPage
            return (
              <li key={path} className={styles.item}>
                <a
                  className={styles.tab}
                  href={opensLast ? lastMenuPage : portalPath(portal.cardName, path)}
                  aria-current={isHere ? 'page' : path === pagePaths.menu && isLastMenuPage ? 'true' : undefined}
                  onClick={isHere ? scrollToMain : undefined}
                >
                  <Icon name={icon} />
                  <span>{shellText(label)}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}

/** Scrolls to the top of the last main element instead of opening the page again. */
function scrollToMain(event: MouseEvent): void {
  event.preventDefault()
  ;[...document.querySelectorAll('main')].at(-1)?.scrollIntoView()
}
