import { useState } from 'react'
import type { CalendarListData } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { isDay, monthOf } from '../../format/calendarDay'
import { toCalendarDay } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { isUnmodifiedClick } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { ErrorText } from '../../parts/ErrorText'
import { useNow } from '../../parts/useNow'
import type { PageQuery } from '../../parts/usePageQuery'
import styles from './CalendarList.module.css'
import { MonthGrid } from './MonthGrid'
import { useEventDates } from './useEventDates'

type Props = {
  data: CalendarListData
  /** The chosen day, `YYYY-MM-DD`, or `''`. */
  day: string
  page: PageQuery
  onChoose(day: string): void
}

/** Shows one month at a time and fetches the days of another month when it is first shown. */
export function Month({ data, day, page, onChoose }: Props) {
  const text = useText()
  const { timeZone, href } = useHost()
  const today = toCalendarDay(useNow(), timeZone)
  const blockDay = data.selectedDate && isDay(data.selectedDate) ? data.selectedDate : undefined
  const [focusedDay, setFocusedDay] = useFocusedDay(
    day,
    () => firstDayInAddress(page.params) ?? (day || blockDay || today),
  )
  const month = monthOf(focusedDay)
  const { dates, isComplete, isLoading, hasFailed, retry } = useEventDates(data, month)

  /** Shows another month. Focuses the selected day or today if it is in that month, otherwise the first day. */
  const showMonth = (target: string) =>
    setFocusedDay([day, today].find((each) => monthOf(each) === target) ?? `${target}-01`)
  const monthHref = (target: string) => href(page.to(queryOfMonth(target)))
  return (
    <>
      <MonthGrid
        month={month}
        focusedDay={focusedDay}
        selected={day}
        today={today}
        dates={dates}
        isComplete={isComplete}
        loadingLabel={isLoading ? text('calendar.loading') : undefined}
        monthHref={monthHref}
        dayHref={(target) =>
          href(page.to({ date: target === day ? undefined : target, month: undefined, year: undefined }))
        }
        onMonth={showMonth}
        onMove={setFocusedDay}
        onSelect={(target) => onChoose(target === day ? '' : target)}
      />
      {hasFailed && <DatesFailure onRetry={retry} />}
      <div className={styles.foot}>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.mark} />
          {text('calendar.legend')}
        </p>
        {month !== monthOf(today) && (
          <a
            className={styles.back}
            href={monthHref(monthOf(today))}
            rel="nofollow"
            onClick={(event) => {
              if (!isUnmodifiedClick(event)) return
              event.preventDefault()
              setFocusedDay(today)
            }}
          >
            {text('calendar.toToday')}
          </a>
        )}
      </div>
    </>
  )
}

/** The parameters of the address of a month, `YYYY-MM`. */
function queryOfMonth(target: string) {
  const [year, month] = target.split('-').map(Number)
  return { month: String(month), year: String(year) }
}

/** The day that Tab focuses, whose month is shown: a newly chosen day, or where the visitor went from there. */
function useFocusedDay(chosenDay: string, initialDay: () => string) {
  const [focusedDay, setFocusedDay] = useState(initialDay)
  const [lastChosen, setLastChosen] = useState(chosenDay)
  if (chosenDay !== lastChosen) {
    setLastChosen(chosenDay)
    if (chosenDay) setFocusedDay(chosenDay)
  }
  return [focusedDay, setFocusedDay] as const
}

function DatesFailure({ onRetry }: { onRetry(): void }) {
  const text = useText()
  return (
    <div className={styles.failure}>
      <ErrorText>{text('calendar.datesFailed')}</ErrorText>
      <button type="button" className={buttonClass('link')} onClick={onRetry}>
        {text('error.retry')}
      </button>
    </div>
  )
}

/** The first day of the month in the address; undefined without a valid month. */
function firstDayInAddress(params: URLSearchParams): string | undefined {
  const [year = '', month = ''] = ['year', 'month'].map((name) => params.get(name) ?? '')
  const day = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-01`
  return year && isDay(day) ? day : undefined
}
