import type { OwnDefectReport } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../../location/RouteLinks'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { Photos } from '../parts/Photos'
import styles from './reports.module.css'

/** What only the resident who sent a report sees of it. */
export function OwnPart({
  own: { description, fields, photos, delivery },
  title,
}: {
  own: OwnDefectReport
  title: string
}) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('reports.ownPart')}</h2>
      <p className={styles.muted}>{text('reports.ownPartText')}</p>
      {delivery !== 'delivered' && (
        <div className={styles.notice}>
          <p>{text(`reports.delivery.${delivery}`)}</p>
          {delivery === 'login' && hasPage(pagePaths.reports) && (
            <a href={portalPath(portal.cardName, pagePaths.reports)}>{text('reports.delivery.loginLink')}</a>
          )}
        </div>
      )}
      {description && (
        <p className={styles.written} lang="und" dir="auto">
          {description}
        </p>
      )}
      {fields.length > 0 && (
        <dl className={styles.terms}>
          {fields.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {photos.length > 0 && (
        <Photos
          photos={photos}
          title={title}
          says={({ isPublic }) => text(isPublic ? 'reports.isPublic' : 'reports.isPrivate')}
        />
      )}
    </section>
  )
}
