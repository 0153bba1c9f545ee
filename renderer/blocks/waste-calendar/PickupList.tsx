import { use } from 'react'
import { useHost } from '../../engine/HostContext'
import { instantOf, monthOf } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { CardSummary } from '../../parts/Summary'
import { Mark } from './Mark'
import styles from './PickupList.module.css'
import { movedTextOf } from './remarksOf'
import { nameOf, noteOf, type Pickup, type PickupDay } from './upcomingDays'

/** Number of days shown above the folded rest. */
const visibleDays = 6

/** All upcoming pickup days by month. */
export function PickupList({ days, today }: { days: readonly PickupDay[]; today: string }) {
  const text = useText()
  const level = use(HeadingLevel)
  const later = days.slice(visibleDays)
  return (
    <HeadingLevel value={level + 1}>
      <MonthDays days={days.slice(0, visibleDays)} today={today} />
      {later.length > 0 && (
        <details className={styles.later}>
          <CardSummary className={styles.summary}>{text('waste.later', { count: later.length })}</CardSummary>
          <MonthDays days={later} today={today} />
        </details>
      )}
    </HeadingLevel>
  )
}

const month: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const weekday: Intl.DateTimeFormatOptions = { weekday: 'short' }

/** Days with their pickups, below the name of their month. */
function MonthDays({ days, today }: { days: readonly PickupDay[]; today: string }) {
  const { locale } = useHost()
  const months = [...new Set(days.map(({ day }) => monthOf(day)))]
  return months.map((name) => (
    <div key={name}>
      <Heading className={styles.month}>{formatDate(instantOf(`${name}-01`), locale, 'UTC', month)}</Heading>
      <ul className={styles.days}>
        {days
          .filter(({ day }) => monthOf(day) === name)
          .map(({ day, pickups }) => (
            <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
              <time dateTime={day} className={styles.date}>
                {formatDate(instantOf(day), locale, 'UTC', weekday)}{' '}
                <b className={styles.number}>{Number(day.slice(8))}</b>
              </time>
              <div className={styles.dayPickups}>
                {pickups.map((pickup, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pickups of a day may be alike and keep their order
                  <PickupName key={index} pickup={pickup} />
                ))}
              </div>
            </li>
          ))}
      </ul>
    </div>
  ))
}

/** One pickup: icon, name and note. */
function PickupName({ pickup }: { pickup: Pickup }) {
  const text = useText()
  const { locale } = useHost()
  const note = noteOf(pickup)
  const moved = movedTextOf(pickup, text, locale)
  return (
    <span className={styles.pickup}>
      <Mark category={pickup.category} />
      <span className={styles.words}>
        <span>{nameOf(pickup, text)}</span>
        {note && <small className={styles.note}>{note}</small>}
        {moved && (
          <small className={styles.moved}>
            <Icon name="warning" />
            {moved}
          </small>
        )}
      </span>
    </span>
  )
}
