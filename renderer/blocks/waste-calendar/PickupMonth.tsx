import { useState } from 'react'
import { useHost } from '../../engine/HostContext'
import { instantOf, monthOf } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { MonthTable } from '../../parts/MonthTable'
import { Mark } from './Mark'
import styles from './PickupMonth.module.css'
import { movedTextOf } from './remarksOf'
import { nameOf, noteOf, type PickupDay } from './upcomingDays'

const shortDate: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

type Props = {
  days: readonly PickupDay[]
  today: string
  /** The month that is shown first; that of the next pickup by default. */
  initial?: string | undefined
  /** Address of a month, where a page shows it without a script. */
  hrefOf?: ((month: string) => string | undefined) | undefined
}

/** The upcoming pickup days as a calendar month. Where cells are too narrow for names, a legend explains the icons. */
export function PickupMonth({ days, today, initial, hrefOf }: Props) {
  const text = useText()
  const { locale } = useHost()
  const first = monthOf(days[0]?.day ?? today)
  const last = monthOf(days.at(-1)?.day ?? today)
  const [requestedMonth, setMonth] = useState(initial)
  const month = requestedMonth !== undefined && requestedMonth > first ? requestedMonth : first
  const monthDays = days.filter(({ day }) => monthOf(day) === month)
  const byDay = new Map(monthDays.map(({ day, pickups }) => [day, pickups]))
  const monthPickups = monthDays.flatMap(({ pickups }) => pickups)
  const categories = [...new Set(monthPickups.map(({ category }) => category))]
  const pickupsWithNotes = monthPickups.filter(
    (pickup) => noteOf(pickup) || pickup.movedFrom || pickup.category === 'EVENT',
  )
  return (
    <div className={styles.view}>
      <MonthTable
        month={month}
        first={first}
        last={last}
        today={today}
        names={{ previous: text('month.previous'), next: text('month.next') }}
        isMarked={(day) => byDay.has(day)}
        onMonth={setMonth}
        {...(hrefOf && { hrefOf })}
      >
        {(day, number) => (
          <div className={styles.day}>
            {number}
            <span className={styles.pickups}>
              {byDay.get(day)?.map((pickup, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pickups of a day may be alike and keep their order
                <span key={index} className={styles.pickup}>
                  <Mark category={pickup.category} size="small" />
                  <span className={styles.name}>{nameOf(pickup, text)}</span>
                </span>
              ))}
            </span>
          </div>
        )}
      </MonthTable>
      <ul className={styles.legend} aria-hidden="true">
        {categories.map((category) => (
          <li key={category} className={styles.pickup}>
            <Mark category={category} size="small" />
            {text(`waste.${category}`)}
          </li>
        ))}
      </ul>
      {pickupsWithNotes.length > 0 && (
        <ul className={styles.notes}>
          {pickupsWithNotes.map((pickup, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes may be alike and keep their order
            <li key={index}>
              <b>{formatDate(instantOf(pickup.date), locale, 'UTC', shortDate)}</b>{' '}
              {[nameOf(pickup, text), noteOf(pickup), movedTextOf(pickup, text, locale)].filter(Boolean).join(' – ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
