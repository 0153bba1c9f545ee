import { Icon } from '../../../renderer/parts/Icon'
import type { MenuView } from '../../../schemas/engine'
import { menuQuery } from '../api/pageQueries'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import styles from './Navigation.module.css'

/** How many sections fit into a line; the menu shows all of them. */
const maxSections = 8

/** The first sections of the town's menu, on wide screens. */
export function Navigation() {
  const { portal, scope, shellText } = useSession()
  const { path } = useRouteMatch()
  const menu = useAnswer(menuQuery(scope))
  if (!menu || !('data' in menu) || menu.data.length === 0) return null
  return (
    <nav className={styles.navigation} aria-label={shellText('nav.label')}>
      <ul className={styles.list}>
        {menu.data.slice(0, maxSections).map(({ uid, title, icon, path: target }) => (
          <li key={uid}>
            <a
              className={styles.link}
              href={portalPath(portal.cardName, menuItemPath({ uid, path: target }))}
              aria-current={target === path ? 'page' : undefined}
            >
              {icon && <Icon name={icon} />}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The path of a section: its page, or its position in the menu if it has none. */
const menuItemPath = ({ uid, path }: Pick<MenuView, 'uid' | 'path'>): string => path ?? `/menu#${uid}`
