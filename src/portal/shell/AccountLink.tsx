import { Icon } from '../../../renderer/parts/Icon'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../location/Route'
import { useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession, useVisitor } from '../session/Session'
import styles from './Header.module.css'

/** A link to the account or to the sign-in page; nothing on a portal without accounts. */
export function AccountLink() {
  const { portal, shellText } = useSession()
  const { path } = useRouteMatch()
  const { hasPage } = useRouteLinks()
  const account = useVisitor('account')
  if (!hasPage(pagePaths.account)) return null
  return (
    <a
      className={`${styles.link} ${styles.account}`}
      href={portalPath(portal.cardName, pagePaths.account)}
      data-current={path.includes(pagePaths.account) || undefined}
      aria-current={path === pagePaths.account ? 'page' : undefined}
    >
      <span className={styles.avatar}>
        {account?.picture ? <img src={account.picture} alt="" width={34} height={34} /> : <Icon name="user" />}
      </span>
      <span className={styles.accountLabel}>{shellText(account ? 'account.title' : 'account.login')}</span>
    </a>
  )
}
