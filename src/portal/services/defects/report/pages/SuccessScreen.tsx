import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../../renderer/format/formatDate'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { DefectReport } from '../../../../../../schemas/engine'
import { pagePaths, reportPath } from '../../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../../location/Route'
import { portalPath } from '../../../../location/urls'
import entries from '../../../../pages/entries.module.css'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import styles from '../report.module.css'

export type SuccessData = {
  /** Undefined where the visitor may not read it, or it could not be read. */
  report: DefectReport | undefined
}

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/** Confirms a report: its reference, what happens next and when. */
export function SuccessScreen({ data: { report } }: { data: SuccessData }) {
  const { portal, shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const params = new URLSearchParams(useRouteMatch().search)
  const reference = report?.reference ?? /^[A-Z0-9-]{4,20}$/.exec(params.get('reference') ?? '')?.[0]
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('report.successTitle')}</h1>
        <p className={view.lead}>{text('report.thanks')}</p>
      </header>
      <div className={`${cardClass()} ${styles.form}`}>
        {reference && (
          <p className={entries.reference} role="status">
            <span className={entries.muted}>{text('report.reference')}</span>
            <strong>{reference}</strong>
          </p>
        )}
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('report.next')}</h2>
          <ol className={styles.next}>
            <li>
              {report
                ? text('report.nextReceived', {
                    moment: formatDate(report.receivedAt, locale, timeZone, moment),
                    provider: report.provider.name,
                  })
                : text('report.nextReceivedPlain')}
            </li>
            <li>{text('report.nextMail')}</li>
            <li>{text('report.nextPublic')}</li>
          </ol>
        </section>
        <p className={styles.buttons}>
          {report && (
            <a className={buttonClass('primary')} href={portalPath(portal.cardName, reportPath(report.uid))}>
              <Icon name="eye" />
              {text('report.followOwn')}
            </a>
          )}
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.reports)}>
            {text('report.another')}
          </a>
        </p>
      </div>
    </div>
  )
}
