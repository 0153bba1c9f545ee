import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useHost } from '../../engine/HostContext'
import { addDays, addMonths, weekdayOf } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { isUnmodifiedClick } from '../../parts/ActionLink'
import { MonthTable } from '../../parts/MonthTable'
import { useHydrated } from '../../parts/useHydrated'
import styles from './MonthGrid.module.css'

const fullDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

type DayProps = {
  day: string
  isToday: boolean
  /** Whether the day has events. */
  hasEvents: boolean
  /** `hasEvents` in words; undefined while it is unknown. */
  note: string | undefined
  /** Whether Tab focuses the day. */
  isTabStop: boolean
  href: string | undefined
  onPress(event: MouseEvent<HTMLElement>, day: string): void
  onKey(event: KeyboardEvent, day: string): void
  /** Number of the day in the month. */
  children: ReactNode
}

/** One day of a month; its label is the full date. */
function Day({ day, isToday, hasEvents, note, isTabStop, href, onPress, onKey, children }: DayProps) {
  const text = useText()
  const { locale } = useHost()
  const name = formatDate(`${day}T00:00:00Z`, locale, 'UTC', fullDate)
  return (
    <a
      className={styles.day}
      href={href}
      rel="nofollow"
      tabIndex={isTabStop ? 0 : -1}
      data-busy={hasEvents || undefined}
      aria-label={[name, isToday && text('calendar.today'), note].filter(Boolean).join(', ')}
      aria-current={isToday ? 'date' : undefined}
      onClick={(event) => onPress(event, day)}
      onKeyDown={(event) => onKey(event, day)}
    >
      {children}
    </a>
  )
}

type Props = {
  month: string
  /** The one day that Tab focuses. */
  focusedDay: string
  selected: string
  today: string
  dates: ReadonlySet<string>
  isComplete: boolean
  /** Text while the days are loading. */
  loadingLabel: string | undefined
  monthHref(month: string): string | undefined
  dayHref(day: string): string | undefined
  onMonth(month: string): void
  /** Called when the keyboard moves to a day, possibly of another month. */
  onMove(day: string): void
  onSelect(day: string): void
}

const dayAfterKey: Record<string, (day: string, shift: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
}

/** The days of a month as a grid with arrow-key navigation. Days are links, so that they work without a script. */
export function MonthGrid({
  month,
  focusedDay,
  selected,
  today,
  dates,
  isComplete,
  onMove,
  onSelect,
  ...props
}: Props) {
  const text = useText()
  const hydrated = useHydrated()
  const { grid, handleKeyDown } = useDayKeys(focusedDay, onMove, onSelect)

  const handleClick = (event: MouseEvent<HTMLElement>, day: string) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    event.currentTarget.focus()
    onSelect(day)
  }
  const noteOf = (day: string) =>
    isComplete || dates.has(day) ? text(dates.has(day) ? 'calendar.has' : 'calendar.none') : undefined
  return (
    <MonthTable
      ref={grid}
      month={month}
      today={today}
      selected={selected}
      names={{ previous: text('calendar.previous'), next: text('calendar.next') }}
      loadingLabel={props.loadingLabel}
      hrefOf={props.monthHref}
      onMonth={props.onMonth}
      isMarked={(day) => dates.has(day)}
    >
      {(day, number) => (
        <Day
          day={day}
          isToday={day === today}
          note={noteOf(day)}
          hasEvents={dates.has(day)}
          isTabStop={!hydrated || day === focusedDay}
          href={props.dayHref(day)}
          onPress={handleClick}
          onKey={handleKeyDown}
        >
          {number}
        </Day>
      )}
    </MonthTable>
  )
}

/** Handles the keys of the days in `grid`. The focus follows the arrow keys to the new day. */
function useDayKeys(focusedDay: string, onMove: Props['onMove'], onSelect: Props['onSelect']) {
  const grid = useRef<HTMLDivElement>(null)
  const hasMovedByKey = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the arrow keys to the new day
  useEffect(() => {
    if (hasMovedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    hasMovedByKey.current = false
  }, [focusedDay])

  const handleKeyDown = (event: KeyboardEvent, day: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const nextDay = Object.hasOwn(dayAfterKey, event.key) ? dayAfterKey[event.key] : undefined
    if (!nextDay && event.key !== ' ') return
    event.preventDefault()
    if (!nextDay) return onSelect(day)
    hasMovedByKey.current = true
    onMove(nextDay(day, event.shiftKey))
  }
  return { grid, handleKeyDown }
}
