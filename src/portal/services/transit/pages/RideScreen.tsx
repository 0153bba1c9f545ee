import { useHost } from '../../../../../renderer/engine/HostContext'
import { instantOf } from '../../../../../renderer/format/calendarDay'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import type { Ride, RideStop } from '../../../../../schemas/engine'
import { pagePaths, stopPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { LineBadge } from '../parts/LineBadge'
import styles from '../parts/transit.module.css'

export type RideData = { ride: Ride }

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** A ride with its stops and times. */
export function RideScreen({ data: { ride } }: { data: RideData }) {
  const { portal, shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const { line, direction, number, operator, day, status, updatedAt, stops, notices } = ride
  const date = formatDate(instantOf(day), locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={`${view.title} ${styles.ride}`}>
          <LineBadge name={line.name} color={line.color} textColor={line.textColor} />
          <span dir="auto">{text('transit.towards', { direction })}</span>
        </h1>
        <p className={styles.facts}>
          <span>{date}</span>
          {number && <span>{text('transit.number', { train: number })}</span>}
          {operator && <span dir="auto">{operator}</span>}
          <span className={styles.state} data-state={status}>
            {text(`transit.status.${status}`)}
          </span>
          {status === 'live' && updatedAt && (
            <span>{text('transit.updatedAt', { time: formatDate(updatedAt, locale, timeZone, clock) })}</span>
          )}
        </p>
      </header>
      {notices.length > 0 && (
        <ul className={styles.notices} aria-label={text('transit.notices')}>
          {notices.map(({ title, text: more, language }) => (
            <li key={title} lang={language}>
              <strong>{title}</strong>
              {more && <p>{more}</p>}
            </li>
          ))}
        </ul>
      )}
      <h2 className={entries.heading}>{text('transit.stops')}</h2>
      <ol className={`${cardClass(false)} ${styles.stops}`}>
        {stops.map((stop) => (
          // A ride may stop twice at one place.
          <RideStopRow key={`${stop.name} ${stop.day} ${stop.time}`} stop={stop} firstDay={day} />
        ))}
      </ol>
      <p className={entries.links}>
        <a href={portalPath(portal.cardName, pagePaths.timetables)}>{text('transit.all')}</a>
      </p>
    </div>
  )
}

function RideStopRow({ stop, firstDay }: { stop: RideStop; firstDay: string }) {
  const { portal, shellText: text } = useSession()
  const { locale } = useHost()
  const { uid, name, platform, day, time, expected, isSkipped, boards, alights } = stop
  const isOther = expected !== undefined && expected !== time
  const facts = [
    platform && text('transit.atPlatform', { name: platform }),
    day !== firstDay && formatDate(instantOf(day), locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' }),
    isSkipped && text('transit.skipped'),
    !isSkipped && boards === false && alights === true && text('transit.alightOnly'),
    !isSkipped && alights === false && boards === true && text('transit.boardOnly'),
  ].filter(Boolean)
  return (
    <li className={styles.stop} data-skipped={isSkipped ? '' : undefined}>
      <span className={styles.times}>
        <time className={styles.time} dateTime={isOther ? expected : `${day}T${time}`}>
          {isOther ? expected : time}
        </time>
        {isOther && (
          <s className={styles.planned}>
            <time dateTime={`${day}T${time}`}>{time}</time>
          </s>
        )}
      </span>
      <span className={styles.dot} />
      <span className={styles.name}>
        {uid ? (
          <a href={portalPath(portal.cardName, stopPath(uid))} dir="auto">
            {name}
          </a>
        ) : (
          <span dir="auto">{name}</span>
        )}
        {facts.length > 0 && <span className={styles.small}>{facts.join(' · ')}</span>}
      </span>
    </li>
  )
}
