import { Icon } from '../../../renderer/parts/Icon'
import type { IconName } from '../../../renderer/parts/icons'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import styles from './ViewLinks.module.css'

type View = { path: string; icon: IconName; label: ShellTextKey }

/** Leads between the pages that show the same in different ways, such as a list and a map. `label` names them together. */
export function ViewLinks({ views, current, label }: { views: readonly View[]; current: string; label: ShellTextKey }) {
  const { portal, shellText: text } = useSession()
  return (
    <nav aria-label={text(label)}>
      <ul className={styles.views}>
        {views.map(({ path, icon, label: name }) => (
          <li key={path}>
            <a
              className={styles.view}
              href={portalPath(portal.cardName, path)}
              aria-current={path === current ? 'page' : undefined}
            >
              <Icon name={icon} />
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
