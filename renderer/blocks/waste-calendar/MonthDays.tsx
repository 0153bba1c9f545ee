import { useHost } from '../../engine/HostContext'
import { instantOf, monthOf } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { Heading } from '../../parts/Heading'
import type { PickupDay } from './comingDays'
import styles from './PickupList.module.css'
import { PickupName } from './PickupName'

const month: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const weekday: Intl.DateTimeFormatOptions = { weekday: 'short' }

/** Days with what is collected on each, below the name of their month. */
export function MonthDays({ days, today }: { days: readonly PickupDay[]; today: string }) {
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
