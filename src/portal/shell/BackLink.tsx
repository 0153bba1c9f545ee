import type { MouseEvent } from 'react'
import { isUnmodifiedClick } from '../../../renderer/parts/ActionLink'
import { toolClass } from '../../../renderer/parts/buttonClass'
import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { beforeBack, useRouteLinks } from '../location/RouteLinks'
import { portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './BackLink.module.css'

/**
 * The back link: one step back in the history, or to the parent page. Without JavaScript, it leads to the parent
 * page.
 */
export function BackLink() {
  const { portal, shellText } = useSession()
  const { backTarget, navigate } = useRouteLinks()
  const { path } = useRouteMatch()
  const hrefOf = (target: string) => portalPath(portal.cardName, target)
  const goBack = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    if (beforeBack.current?.()) return
    const target = backTarget(path, window.history.length)
    if (target === undefined) window.history.back()
    else navigate(hrefOf(target))
  }
  return (
    <a className={`${toolClass} ${styles.back}`} href={hrefOf(backTarget(path, 0) ?? '/')} onClick={goBack}>
      <Icon name="chevron-left" />
      <span className={styles.label}>{shellText('back')}</span>
    </a>
  )
}
