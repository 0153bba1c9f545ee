import { type ReactNode, useState } from 'react'
import { useHost } from '../engine/HostContext'
import { addMonths, instantOf, monthOf, weeksOf } from '../format/calendarDay'
import { formatDate, formatWeekday } from '../format/formatDate'
import { useText } from '../i18n/TextContext'
import { Icon } from './Icon'
import styles from './MonthTable.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type Props = {
  /** `2027-03` */
  month: string
  /** First and last month there is. */
  first: string
  last: string
  /** Marked as the day it is. */
  today: string
  onMonth(month: string): void
  /** What a day holds below its number. */
  children(day: string): ReactNode
}

const title: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** A month of the calendar, with buttons to those beside it. */
export function MonthTable({ month, first, last, today, onMonth, children }: Props) {
  const { locale } = useHost()
  const [isMoved, setMoved] = useState(false)
  const name = formatDate(instantOf(`${month}-01`), locale, 'UTC', title)
  const move = (count: number) => {
    setMoved(true)
    onMonth(monthOf(addMonths(`${month}-01`, count)))
  }
  return (
    <div className={styles.month}>
      <Turn to="previous" isEnd={month <= first} onPress={() => move(-1)} />
      <Turn to="next" isEnd={month >= last} onPress={() => move(1)} />
      <VisuallyHidden live>{isMoved && name}</VisuallyHidden>
      <table className={styles.table}>
        <caption className={styles.name}>{name}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className={styles.weekday} abbr={formatWeekday(day, locale)}>
                {formatWeekday(day, locale, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no name of their own
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of other months have no name
                <td key={column} className={styles.day} aria-current={day === today ? 'date' : undefined}>
                  {day && (
                    <>
                      <time dateTime={day} className={styles.number}>
                        {Number(day.slice(8))}
                      </time>
                      {children(day)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Turn({ to, isEnd, onPress }: { to: 'previous' | 'next'; isEnd: boolean; onPress(): void }) {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.turn}
      data-to={to}
      aria-label={text(to === 'next' ? 'month.next' : 'month.previous')}
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onPress()}
    >
      <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  )
}
