import type { ComponentProps } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../../location/RouteLinks'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import { ViewLinks } from '../parts/ViewLinks'
import styles from './reports.module.css'

type Props = ComponentProps<typeof ViewLinks> & { lead: string }

/** The title of the list and of the map, what one can do there, and the way between both. Reports of one's own need accounts. */
export function ReportsHeader({ current, lead }: Props) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const link = (path: string) => portalPath(portal.cardName, path)
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('reports.title')}</h1>
        <p className={view.lead}>{lead}</p>
      </header>
      <div className={styles.top}>
        <ViewLinks current={current} />
        <p className={styles.tools}>
          {hasPage(pagePaths.reports) && (
            <a className={buttonClass('primary')} href={link(pagePaths.reports)}>
              <Icon name="plus" />
              {text('reports.report')}
            </a>
          )}
          {hasPage(pagePaths.signIn) && (
            <a className={buttonClass('secondary')} href={link(pagePaths.ownReports)}>
              {text('reports.own')}
            </a>
          )}
        </p>
      </div>
    </>
  )
}
