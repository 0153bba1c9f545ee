import { Icon } from '../../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import styles from './ReportFilters.module.css'

const views = [
  { path: pagePaths.reportList, icon: 'menu', label: 'reports.list' },
  { path: pagePaths.reportMap, icon: 'map', label: 'reports.map' },
] as const

/** Leads from the list to the map and back. */
export function ViewLinks({ current }: { current: (typeof views)[number]['path'] }) {
  const { portal, shellText: text } = useSession()
  return (
    <nav aria-label={text('reports.views')}>
      <ul className={styles.views}>
        {views.map(({ path, icon, label }) => (
          <li key={path}>
            <a
              className={styles.view}
              href={portalPath(portal.cardName, path)}
              aria-current={path === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
