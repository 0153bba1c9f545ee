import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './Header.module.css'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'

/** Logo, menu and languages at the top of every page. */
export function Header() {
  const { portal, shellText } = useSession()
  const { path } = useRouteMatch()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.brand}>
          <Logo />
        </div>
        <div className={styles.controls}>
          <LanguageSelector />
          <a
            className={styles.menu}
            href={portalPath(portal.cardName, '/menu')}
            aria-current={path === '/menu' ? 'page' : undefined}
          >
            <Icon name="menu" />
            {shellText('menu.title')}
          </a>
        </div>
      </div>
    </header>
  )
}
