import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import type { DefectReport } from '../../../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { FormOutcome } from '../../../../shell/FormOutcome'
import view from '../../../../shell/PageView.module.css'
import { followOutcomes } from '../followOutcomes'
import { FollowForm } from '../parts/FollowForm'
import { StatusLabel } from '../parts/StatusLabel'
import styles from './reports.module.css'

export type FollowData = {
  /** Undefined where there is no such report. */
  report: DefectReport | undefined
}

/** Asks whether to follow a report. The button of a report posts here without a script, and shows here why that failed. */
export function FollowScreen({ data: { report } }: { data: FollowData }) {
  const { portal, shellText: text } = useSession()
  const back = report ? reportPath(report.uid) : pagePaths.reportList
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('reports.follow')}</h1>
        {report && (
          <p className={view.lead}>
            {[report.category.title, report.address, report.reference].filter(Boolean).join(' · ')}
          </p>
        )}
        {report && (
          <p className={styles.facts}>
            <StatusLabel status={report.status} />
          </p>
        )}
      </header>
      <FormOutcome texts={followOutcomes} form="follow-report" />
      {report ? (
        <FollowForm report={report} />
      ) : (
        <EmptyMessage title={text('reports.missing')} text={text('reports.missing.text')} />
      )}
      <p className={styles.tools}>
        <a href={portalPath(portal.cardName, back)}>{text(report ? 'reports.open' : 'reports.reset')}</a>
      </p>
    </div>
  )
}
