import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './LegalLinks.module.css'
import { legalPages } from './legalPages'

/** Links to the pages that the law requires, for phones, which may have no footer. */
export function LegalLinks() {
  const { portal, shellText } = useSession()
  const { hasPage } = useRouteLinks()
  return (
    <ul className={styles.links}>
      {legalPages.map(
        ({ path, label }) =>
          hasPage(path) && (
            <li key={path}>
              <a href={portalPath(portal.cardName, path)}>{shellText(label)}</a>
            </li>
          ),
      )}
    </ul>
  )
}
