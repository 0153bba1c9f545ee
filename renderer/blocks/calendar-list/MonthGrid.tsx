import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { useHost } from '../../engine/HostContext'
import { addDays, addMonths, weekdayOf, weeksOf } from '../../format/calendarDay'
import { formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { isPlainPress } from '../../parts/isPlainPress'
import { useHydrated } from '../../parts/useHydrated'
import { Day } from './Day'
import styles from './MonthGrid.module.css'

/** Weekdays as they are listed, 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]

type Props = {
  month: string
  /** The one day that Tab reaches. */
  cursor: string
  selected: string
  today: string
  dates: ReadonlySet<string>
  isKnown: boolean
  labelledBy: string
  hrefOf(day: string): string | undefined
  /** The keyboard went to a day, perhaps of another month. */
  onMove(day: string): void
  onSelect(day: string): void
}

const moves: Record<string, (day: string, shift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
}

/** The days of a month as a grid that is walked by arrow keys. Days are links, so that they work without a script. */
export function MonthGrid(props: Props) {
  const { month, cursor, selected, today, dates, isKnown, labelledBy, hrefOf, onMove, onSelect } = props
  const text = useText()
  const { locale } = useHost()
  const hydrated = useHydrated()
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a key to the day it went to
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    moved.current = false
  }, [cursor])

  const press = (event: KeyboardEvent, day: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined
    if (!move && event.key !== ' ') return
    event.preventDefault()
    if (!move) return onSelect(day)
    moved.current = true
    onMove(move(day, event.shiftKey))
  }
  const follow = (event: MouseEvent<HTMLElement>, day: string) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    event.currentTarget.focus()
    onSelect(day)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for a calendar is a grid
    <table ref={grid} className={styles.grid} role="grid" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col" className={styles.weekday} abbr={formatWeekday(day, locale)}>
              {formatWeekday(day, locale, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((days, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month are told apart by their order alone
          <tr key={index}>
            {days.map((day, place) =>
              day === undefined ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: so are the places of days
                <td key={place} />
              ) : (
                // biome-ignore lint/a11y/useFocusableInteractive: what is focused is the link in it
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are cells
                <td key={day} role="gridcell" aria-selected={day === selected}>
                  <Day
                    day={day}
                    isToday={day === today}
                    note={
                      isKnown || dates.has(day) ? text(dates.has(day) ? 'calendar.has' : 'calendar.none') : undefined
                    }
                    isBusy={dates.has(day)}
                    isReached={!hydrated || day === cursor}
                    href={hrefOf(day)}
                    onPress={follow}
                    onKey={press}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
