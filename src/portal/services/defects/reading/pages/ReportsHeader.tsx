import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../../location/RouteLinks'
import { portalPath } from '../../../../location/urls'
import { ViewLinks } from '../../../../pages/ViewLinks'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import styles from './reports.module.css'

const views = [
  { path: pagePaths.reportList, icon: 'menu', label: 'reports.list' },
  { path: pagePaths.reportMap, icon: 'map', label: 'reports.map' },
] as const

type Props = { current: (typeof views)[number]['path']; lead: string }

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
        <ViewLinks views={views} current={current} label="reports.views" />
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
