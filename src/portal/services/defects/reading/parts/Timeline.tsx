import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../../renderer/format/formatDate'
import type { DefectReport } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import { StatusLabel } from './StatusLabel'
import styles from './Timeline.module.css'

const moment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** What happened to a report, the first first, with the answers of the town. */
export function Timeline({ events, status }: { events: DefectReport['timeline']; status: DefectReport['status'] }) {
  const { shellText: text, portal } = useSession()
  const { locale, timeZone } = useHost()
  return (
    <ol className={styles.timeline}>
      {events.map(({ status: step, at, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end
        <li key={index} className={styles.step} data-status={step}>
          <p className={styles.head}>
            <StatusLabel status={step} />
            <time dateTime={at} className={styles.date}>
              {formatDate(at, locale, timeZone, moment)}
            </time>
          </p>
          {answer && (
            <figure className={styles.answer}>
              <figcaption className={styles.who}>{text('reports.answer')}</figcaption>
              {/* The page on which towns answer is in their own language. */}
              <blockquote className={styles.text} lang={portal.defaultLocale} dir="auto">
                {answer}
              </blockquote>
            </figure>
          )}
        </li>
      ))}
      {(status === 'received' || status === 'in-progress') && (
        <li className={styles.step} data-next="">
          <p className={styles.date}>{text('reports.next')}</p>
        </li>
      )}
    </ol>
  )
}
