import { type MouseEvent, useId, useState } from 'react'
import type { CalendarListData } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { addMonths, isDay, monthOf } from '../../format/calendarDay'
import { dayOf } from '../../format/dayOf'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { isPlainPress } from '../../parts/isPlainPress'
import { Spinner } from '../../parts/Spinner'
import { useNow } from '../../parts/useNow'
import type { PageQuery } from '../../parts/usePageQuery'
import styles from './CalendarList.module.css'
import { MonthGrid } from './MonthGrid'
import { useDates } from './useDates'

const title: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }

type Props = {
  data: CalendarListData
  /** The chosen one, or `''`. */
  day: string
  page: PageQuery
  onChoose(day: string): void
}

/** One month at a time; the days of another one are read when it is first shown. */
export function Month({ data, day, page, onChoose }: Props) {
  const text = useText()
  const { locale, timeZone, href } = useHost()
  const id = useId()
  const today = dayOf(useNow(), timeZone)
  const given = data.selectedDate && isDay(data.selectedDate) ? data.selectedDate : undefined
  /** The day Tab reaches; its month is shown. */
  const [cursor, setCursor] = useState(() => monthAsked(page.params) ?? (day || given || today))
  const [chosen, setChosen] = useState(day)
  if (day !== chosen) {
    setChosen(day)
    if (day) setCursor(day)
  }
  const month = monthOf(cursor)
  const { dates, isKnown, isLoading, hasFailed, retry } = useDates(data, month)

  const turn = (count: number) => {
    const next = monthOf(addMonths(`${month}-01`, count))
    return [day, today].find((other) => monthOf(other) === next) ?? `${next}-01`
  }
  const monthLink = (other: string) => {
    const [year, number] = monthOf(other).split('-').map(Number)
    return page.to({ month: String(number), year: String(year) })
  }
  const show = (event: MouseEvent, other: string) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    setCursor(other)
  }
  const arrow = (other: string, name: string, icon: string) => (
    <a
      className={styles.arrow}
      href={href(monthLink(other))}
      rel="nofollow"
      aria-label={name}
      onClick={(event) => show(event, other)}
    >
      <Icon name={icon} />
    </a>
  )
  return (
    <>
      <div className={styles.months}>
        {arrow(turn(-1), text('calendar.previous'), 'chevron-left')}
        <p id={id} className={styles.month} aria-live="polite">
          {formatDate(`${month}-01T00:00:00Z`, locale, 'UTC', title)}
        </p>
        <span className={styles.wait}>{isLoading && <Spinner label={text('calendar.loading')} />}</span>
        {arrow(turn(1), text('calendar.next'), 'chevron-right')}
      </div>
      <div className={styles.days}>
        <MonthGrid
          month={month}
          cursor={cursor}
          selected={day}
          today={today}
          dates={dates}
          isKnown={isKnown}
          labelledBy={id}
          hrefOf={(other) =>
            href(page.to({ date: other === day ? undefined : other, month: undefined, year: undefined }))
          }
          onMove={setCursor}
          onSelect={(other) => onChoose(other === day ? '' : other)}
        />
      </div>
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
            href={href(monthLink(today))}
            rel="nofollow"
            onClick={(event) => show(event, today)}
          >
            {text('calendar.toToday')}
          </a>
        )}
      </div>
    </>
  )
}

/** First day of the month the address of the page asks for. */
function monthAsked(params: URLSearchParams): string | undefined {
  const [year = '', month = ''] = ['year', 'month'].map((name) => params.get(name) ?? '')
  const day = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-01`
  return year && isDay(day) ? day : undefined
}
