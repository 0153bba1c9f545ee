import { type ReactNode, type Ref, useId } from 'react'
import { useHost } from '../engine/HostContext'
import { weeksOf } from '../format/calendarDay'
import { formatWeekday } from '../format/formatDate'
import { MonthBar, type MonthBarProps } from './MonthBar'
import styles from './MonthTable.module.css'

type Props = MonthBarProps & {
  ref?: Ref<HTMLDivElement>
  /** Marked as the day it is. */
  today: string
  /** The chosen day, or `''`; given, the month is a grid whose days are chosen and walked by keys. */
  selected?: string
  /** Whether there is something that day. */
  isBusy(day: string): boolean
  /** A day, from its number. */
  children(day: string, number: ReactNode): ReactNode
}

/** As they are listed, 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0]

/** A month of the calendar, one week a line, with what leads to the months beside it. */
export function MonthTable({ ref, today, selected, isBusy, children, ...bar }: Props) {
  const { locale } = useHost()
  const id = useId()
  const isGrid = selected !== undefined
  return (
    <div ref={ref} className={styles.month}>
      <MonthBar id={id} {...bar} />
      <table className={styles.table} role={isGrid ? 'grid' : undefined} aria-labelledby={id}>
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
          {weeksOf(bar.month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month are told apart by their order alone
            <tr key={row}>
              {week.map((day, column) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so are the places of days of other months
                  <td key={column} />
                ) : (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: chosen are cells of a grid alone
                  <td
                    key={day}
                    className={styles.day}
                    role={isGrid ? 'gridcell' : undefined}
                    data-busy={isBusy(day) || undefined}
                    data-today={day === today || undefined}
                    aria-current={!isGrid && day === today ? 'date' : undefined}
                    aria-selected={isGrid ? day === selected : undefined}
                  >
                    {children(
                      day,
                      <time dateTime={day} className={styles.number}>
                        {Number(day.slice(8))}
                      </time>,
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
