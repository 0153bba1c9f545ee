import { use, useMemo, useState } from 'react'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { isDay } from '../../format/calendarDay'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { isUnmodifiedClick } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { LoadMoreList } from '../../parts/LoadMoreList'
import { SearchLandmark } from '../../parts/SearchLandmark'
import { Summary } from '../../parts/Summary'
import { changeQuery, type PageQuery, usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import styles from './CalendarList.module.css'
import { Month } from './Month'

export { default as contract } from '../../../schemas/generated/blocks/calendar-list.js'

/**
 * The selected day, `YYYY-MM-DD`, or `''` for all days. `dayInAddress` is the day in the address, or the block's own
 * day until the visitor selects one. `day` already holds a new selection while the navigation to its address runs.
 */
export function useSelectedDay(blockDay: string | undefined, run: Run) {
  const page = usePageQuery()
  const [hasChosen, setHasChosen] = useState(false)
  const requestedDay = page.params.get('date') ?? (hasChosen ? '' : (blockDay ?? ''))
  const dayInAddress = isDay(requestedDay) ? requestedDay : ''
  const [day, setPendingDay] = usePendingValue(dayInAddress)

  const selectDay = async (nextDay: string) => {
    setHasChosen(true)
    setPendingDay(nextDay)
    const { status } = await run(page.to({ date: nextDay, month: undefined, year: undefined }))
    if (status === 'failed' || status === 'invalid') setPendingDay(undefined)
  }
  return { day, dayInAddress, page, selectDay }
}

const fullDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** Parameters of the address that do not filter the list. */
const calendarParameters = ['date', 'month', 'year', 'lang']

/**
 * A month that marks the days with events, and the list of events of the selected day or of all days. The address
 * holds the selected day, so days and months are links that work without JavaScript.
 */
export function CalendarList({ data, run }: BlockProps<'calendar-list'>) {
  const text = useText()
  const { locale } = useHost()
  const level = use(HeadingLevel)
  const { day, dayInAddress, page, selectDay } = useSelectedDay(data.selectedDate, run)
  const [hasMonthInAddress] = useState(() => page.params.has('month'))
  const isFiltered = [...page.params.keys()].some((name) => !calendarParameters.includes(name))
  const list = useMemo(() => {
    const { components, total, size } = data.list
    const query = changeQuery(data.list.query, { date: dayInAddress })
    const emptyText = text(dayInAddress ? 'calendar.emptyDay' : isFiltered ? 'calendar.noMatch' : 'calendar.empty')
    const isListOfDay = dayInAddress === (data.selectedDate ?? '')
    return {
      components: (isListOfDay && components) || [],
      total: isListOfDay ? total : -1,
      query,
      emptyText,
      ...(size && { size }),
    }
  }, [data, dayInAddress, isFiltered, text])

  return (
    <div className={styles.block}>
      <div className={styles.parts}>
        {/* Wide screens always show the month. Narrow screens fold it, so that the first event stays in view. */}
        <details className={styles.fold} open={hasMonthInAddress}>
          <Summary>{text('calendar.choose')}</Summary>
          <SearchLandmark label={text('calendar.label')} className={`${cardClass()} ${styles.calendar}`}>
            <Month data={data} day={day} page={page} onChoose={selectDay} />
          </SearchLandmark>
        </details>
        <section className={styles.list}>
          <div className={styles.head}>
            <Heading className={styles.title}>
              {dayInAddress ? formatDate(`${dayInAddress}T00:00:00Z`, locale, 'UTC', fullDate) : text('calendar.all')}
            </Heading>
            {dayInAddress && <AllDaysLink page={page} onChoose={() => selectDay('')} />}
          </div>
          <HeadingLevel value={level + 1}>
            <LoadMoreList key={dayInAddress} data={list} />
          </HeadingLevel>
        </section>
      </div>
    </div>
  )
}

/** A link to the events of all days. */
function AllDaysLink({ page, onChoose }: { page: PageQuery; onChoose(): void }) {
  const text = useText()
  const { href } = useHost()
  return (
    <a
      className={buttonClass('link')}
      href={href(page.to({ date: undefined }))}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      {text('calendar.all')}
    </a>
  )
}
