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
import { useDates } from './useDates'

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
  const given = data.selectedDate && isDay(data.selectedDate) ? data.selectedDate : undefined
  /** The day that Tab focuses; its month is shown. */
  const [cursor, setCursor] = useState(() => monthInAddress(page.params) ?? (day || given || today))
  const [chosen, setChosen] = useState(day)
  if (day !== chosen) {
    setChosen(day)
    if (day) setCursor(day)
  }
  const month = monthOf(cursor)
  const { dates, isKnown, isLoading, hasFailed, retry } = useDates(data, month)

  /** Moves to another month: to its chosen day or today, otherwise to its first day. */
  const showMonth = (other: string) =>
    setCursor([day, today].find((known) => monthOf(known) === other) ?? `${other}-01`)
  const monthHref = (other: string) => {
    const [year, number] = other.split('-').map(Number)
    return href(page.to({ month: String(number), year: String(year) }))
  }
  return (
    <>
      <MonthGrid
        month={month}
        cursor={cursor}
        selected={day}
        today={today}
        dates={dates}
        isKnown={isKnown}
        wait={isLoading ? text('calendar.loading') : undefined}
        monthHref={monthHref}
        dayHref={(other) =>
          href(page.to({ date: other === day ? undefined : other, month: undefined, year: undefined }))
        }
        onMonth={showMonth}
        onMove={setCursor}
        onSelect={(other) => onChoose(other === day ? '' : other)}
      />
      {hasFailed && (
        <div className={styles.failure}>
          <ErrorText>{text('calendar.datesFailed')}</ErrorText>
          <button type="button" className={buttonClass('link')} onClick={retry}>
            {text('error.retry')}
          </button>
        </div>
      )}
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
              setCursor(today)
            }}
          >
            {text('calendar.toToday')}
          </a>
        )}
      </div>
    </>
  )
}

/** First day of the month in the query of the page; undefined without a valid one. */
function monthInAddress(params: URLSearchParams): string | undefined {
  const [year = '', month = ''] = ['year', 'month'].map((name) => params.get(name) ?? '')
  const day = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-01`
  return year && isDay(day) ? day : undefined
}
