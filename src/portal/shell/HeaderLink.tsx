import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './Header.module.css'
import { mainPages } from './mainPages'

type Props = { page: keyof typeof mainPages; className?: string | undefined }

/** A link of the header to a page, if the portal has it. */
export function HeaderLink({ page, className = '' }: Props) {
  const { path, icon, label } = mainPages[page]
  const { portal, shellText } = useSession()
  const { path: currentPath } = useRouteMatch()
  const { hasPage } = useRouteLinks()
  if (!hasPage(path)) return null
  return (
    <a
      className={`${styles.link} ${className}`}
      href={portalPath(portal.cardName, path)}
      data-current={currentPath.includes(path) || undefined}
      aria-current={currentPath === path ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{shellText(label)}</span>
    </a>
  )
}
