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
import { changeQuery, usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import styles from './CalendarList.module.css'
import { Month } from './Month'

export { default as contract } from '../../../schemas/generated/blocks/calendar-list.js'

/**
 * The day in the address of the page; until the visitor chooses, that of the block; `''` without one. From a click until the
 * address has changed, `day` is already the new day while `currentDay` is the old one.
 */
export function useChosenDay(first: string | undefined, run: Run) {
  const page = usePageQuery()
  const [touched, setTouched] = useState(false)
  const asked = page.params.get('date') ?? (touched ? '' : (first ?? ''))
  const currentDay = isDay(asked) ? asked : ''
  const [day, want] = usePendingValue(currentDay)

  const choose = async (wanted: string) => {
    setTouched(true)
    want(wanted)
    const { status } = await run(page.to({ date: wanted, month: undefined, year: undefined }))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  return { day, currentDay, page, choose }
}

const fullDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** Parameters of the address that do not filter the list of all days. */
const ownNames = ['date', 'month', 'year', 'lang']

/**
 * A month that marks its days with events, and a list of the events of all days or of the chosen day. The address of the page
 * holds the chosen day, so that days and months are links that work without a script.
 */
export function CalendarList({ data, run }: BlockProps<'calendar-list'>) {
  const text = useText()
  const { locale, href } = useHost()
  const level = use(HeadingLevel)
  const { day, currentDay, page, choose } = useChosenDay(data.selectedDate, run)
  const all = page.to({ date: undefined })
  const [isMonthAsked] = useState(() => page.params.has('month'))

  const isFiltered = [...page.params.keys()].some((name) => !ownNames.includes(name))

  const list = useMemo(() => {
    const { components, total, size } = data.list
    const query = changeQuery(data.list.query, { date: currentDay })
    const emptyText = text(currentDay ? 'calendar.emptyDay' : isFiltered ? 'calendar.noMatch' : 'calendar.empty')
    const came = currentDay === (data.selectedDate ?? '')
    return { components: (came && components) || [], total: came ? total : -1, query, emptyText, ...(size && { size }) }
  }, [data, currentDay, isFiltered, text])

  return (
    <div className={styles.block}>
      <div className={styles.parts}>
        {/* Wide screens show the month in any case; on others it would stand before the first event. */}
        <details className={styles.fold} open={isMonthAsked}>
          <Summary>{text('calendar.choose')}</Summary>
          <SearchLandmark label={text('calendar.label')} className={`${cardClass()} ${styles.calendar}`}>
            <Month data={data} day={day} page={page} onChoose={choose} />
          </SearchLandmark>
        </details>
        <section className={styles.list}>
          <div className={styles.head}>
            <Heading className={styles.title}>
              {currentDay ? formatDate(`${currentDay}T00:00:00Z`, locale, 'UTC', fullDate) : text('calendar.all')}
            </Heading>
            {currentDay && (
              <a
                className={buttonClass('link')}
                href={href(all)}
                onClick={(event) => {
                  if (!isUnmodifiedClick(event)) return
                  event.preventDefault()
                  choose('')
                }}
              >
                {text('calendar.all')}
              </a>
            )}
          </div>
          <HeadingLevel value={level + 1}>
            <LoadMoreList key={currentDay} data={list} />
          </HeadingLevel>
        </section>
      </div>
    </div>
  )
}
