import type { ReactNode } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { ListedDefectReport, OwnDefectReportList } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../../location/RouteLinks'
import { loginPath, portalPath } from '../../../../location/urls'
import { useSession, useVisitor } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import { ReportList } from '../parts/ReportList'
import styles from './reports.module.css'

export type OwnReportsData = {
  /** Undefined where they could not be read. */
  own: OwnDefectReportList | undefined
}

type Props = {
  data: OwnReportsData
  /** The reports that wait on this device for a network. */
  waiting?: ReactNode
}

/** What the visitor reported and what they follow. */
export function OwnReportsScreen({ data: { own }, waiting }: Props) {
  const { portal, shellText: text } = useSession()
  const account = useVisitor('account')
  const { hasPage } = useRouteLinks()
  const link = (path: string) => portalPath(portal.cardName, path)
  const isEmpty = own !== undefined && own.sent.length + own.followed.length === 0
  const mustSignIn = !account && hasPage(pagePaths.signIn)
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('reports.own')}</h1>
        <p className={view.lead}>{text('reports.own.lead')}</p>
      </header>
      <p className={styles.top}>
        {hasPage(pagePaths.reports) && (
          <a className={buttonClass('primary')} href={link(pagePaths.reports)}>
            <Icon name="plus" />
            {text('reports.report')}
          </a>
        )}
        <a className={buttonClass('secondary')} href={link(pagePaths.reportList)}>
          {text('reports.reset')}
        </a>
      </p>
      {waiting}
      {!own && (
        <>
          <ErrorText>{text('reports.unread')}</ErrorText>
          <a className={buttonClass('secondary')} href={link(pagePaths.ownReports)} target="_self">
            {text('reports.retry')}
          </a>
        </>
      )}
      {own && <Group title={text('reports.sent')} reports={own.sent} />}
      {own && <Group title={text('reports.followed')} reports={own.followed} />}
      {own && mustSignIn && (
        <EmptyMessage title={text('reports.signedOutTitle')} text={text('reports.signedOutText')}>
          <a className={buttonClass('primary')} href={link(loginPath(link(pagePaths.ownReports)))} rel="nofollow">
            {text('reports.signIn')}
          </a>
        </EmptyMessage>
      )}
      {isEmpty && !mustSignIn && <EmptyMessage title={text('reports.noneTitle')} text={text('reports.noneText')} />}
    </>
  )
}

function Group({ title, reports }: { title: string; reports: readonly ListedDefectReport[] }) {
  return reports.length === 0 ? null : (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ReportList reports={reports} label={title} />
    </section>
  )
}
