import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatDistance } from '../../../../../../renderer/format/formatQuantity'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { ListedDefectReport } from '../../../../../../schemas/engine'
import { reportPath } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import styles from './ReportList.module.css'
import { StatusLabel } from './StatusLabel'
import { useAge } from './useAge'

/** Reports, each a link to its page. `label` names the list for screen readers. */
export function ReportList({ reports, label }: { reports: readonly ListedDefectReport[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {reports.map((report) => (
        <li key={report.uid}>
          <ReportCard report={report} />
        </li>
      ))}
    </ul>
  )
}

/** The picture has no text, because the town released it without one; the card says the rest. */
function ReportCard({ report }: { report: ListedDefectReport }) {
  const { uid, reference, category, status, address, description, photo, madeAt, followers, distance } = report
  const { portal, shellText: text } = useSession()
  const { locale } = useHost()
  const ageOf = useAge()
  return (
    <article className={`${cardClass()} ${styles.card}`}>
      {photo ? (
        <img className={styles.picture} src={photo} alt="" width={112} height={112} loading="lazy" decoding="async" />
      ) : (
        <span className={styles.picture}>
          <Icon name="pin" />
        </span>
      )}
      <div className={styles.texts}>
        <h3 className={styles.title}>
          <a className={styles.link} href={portalPath(portal.cardName, reportPath(uid))}>
            {category.title}
          </a>
        </h3>
        <p className={styles.place}>
          {address && <span dir="auto">{address}</span>}
          {distance !== undefined && <strong>{formatDistance(distance, locale)}</strong>}
        </p>
        {description && (
          <p className={styles.description} lang="und" dir="auto">
            {description}
          </p>
        )}
        <p className={styles.facts}>
          <StatusLabel status={status} />
          <time dateTime={madeAt}>{ageOf(madeAt)}</time>
          <span className={styles.reference}>{reference}</span>
          {followers > 0 && <span>{text('reports.followers', { count: followers })}</span>}
        </p>
      </div>
    </article>
  )
}
