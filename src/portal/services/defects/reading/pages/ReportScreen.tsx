import { useHost } from '../../../../../../renderer/engine/HostContext'
import { ActionLink } from '../../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { DefectReport } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { FormOutcome } from '../../../../shell/FormOutcome'
import { PageTop } from '../../../../shell/PageTop'
import view from '../../../../shell/PageView.module.css'
import { followOutcomes } from '../followOutcomes'
import { FollowForm } from '../parts/FollowForm'
import { Photos } from '../parts/Photos'
import { PlaceMap } from '../parts/PlaceMap'
import { StatusLabel } from '../parts/StatusLabel'
import { Timeline } from '../parts/Timeline'
import { useAge } from '../parts/useAge'
import { OwnPart } from './OwnPart'
import styles from './reports.module.css'

export type ReportData = { report: DefectReport }

/** A report: what and where it is, and what the town does about it. */
export function ReportScreen({ data: { report } }: { data: ReportData }) {
  const { portal, shellText: text } = useSession()
  const { uid, reference, category, status, address, madeAt, timeline } = report
  const ageOf = useAge()
  const steps = [
    { title: portal.name, path: pagePaths.home },
    { title: text('reports.title'), path: pagePaths.reportList },
    { title: category.title },
  ]
  return (
    <>
      <PageTop steps={steps} />
      <header className={view.header}>
        <h1 className={view.title}>{category.title}</h1>
        {address && (
          <p className={view.lead} dir="auto">
            {address}
          </p>
        )}
        <p className={styles.facts}>
          <StatusLabel status={status} />
          <time dateTime={madeAt}>{ageOf(madeAt)}</time>
          <span>
            {text('reports.reference')} <strong className={styles.reference}>{reference}</strong>
          </span>
        </p>
      </header>
      <FormOutcome texts={followOutcomes} form="follow-report" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Description report={report} />
          <section className={styles.section}>
            <h2 className={styles.heading}>{text('reports.timeline')}</h2>
            <Timeline events={timeline} status={status} />
          </section>
          {report.own && <OwnPart own={report.own} title={category.title} />}
        </div>
        <div className={styles.side}>
          <FollowForm key={uid} report={report} />
          <WhereAndWho report={report} />
          <p className={styles.tools}>
            <a href={portalPath(portal.cardName, pagePaths.reportMap)}>{text('reports.onMap')}</a>
          </p>
        </div>
      </div>
    </>
  )
}

/** What the town released of what the resident sent. Who sent it sees that below, in any case. */
function Description({ report: { description, photos, category, own } }: ReportData) {
  const { shellText: text } = useSession()
  const isEmpty = !description && photos.length === 0
  if (isEmpty && own) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('reports.description')}</h2>
      {description && (
        <p className={styles.written} lang="und" dir="auto">
          {description}
        </p>
      )}
      {photos.length > 0 && <Photos photos={photos} title={category.title} />}
      {isEmpty && <p className={styles.muted}>{text('reports.unreleased')}</p>}
    </section>
  )
}

function WhereAndWho({ report }: ReportData) {
  const { shellText: text } = useSession()
  const host = useHost()
  const { uid, lat, lon, address, provider } = report
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('reports.where')}</h2>
      <PlaceMap report={report} />
      <p dir="auto">{address ?? `${lat}, ${lon}`}</p>
      <p>
        <ActionLink
          className={buttonClass('secondary')}
          action={{ handler: 'directions', data: { lat, lon } }}
          run={(action) => host.run(action, { key: `directions-${uid}` })}
        >
          <Icon name="map" />
          {text('reports.directions')}
        </ActionLink>
      </p>
      <dl className={styles.terms}>
        <dt>{text('reports.provider')}</dt>
        <dd>{provider.name}</dd>
      </dl>
    </section>
  )
}
