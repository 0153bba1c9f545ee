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
import { changeQuery, usePageQuery, usePendingValue } from '../../parts/usePageQuery'
import styles from './CalendarList.module.css'
import { Month } from './Month'

/**
 * The day the address of the page tells; until the visitor chooses, that of the block. `''` is none. `day` runs ahead of
 * `told` from a press until the page has followed.
 */
export function useChosenDay(first: string | undefined, run: Run) {
  const page = usePageQuery()
  const [touched, setTouched] = useState(false)
  const asked = page.params.get('date') ?? (touched ? '' : (first ?? ''))
  const told = isDay(asked) ? asked : ''
  const [day, want] = usePendingValue(told)

  const choose = async (wanted: string) => {
    setTouched(true)
    want(wanted)
    const { status } = await run(page.to({ date: wanted, month: undefined, year: undefined }))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  return { day, told, page, choose }
}

export { default as contract } from '../../../schemas/generated/blocks/calendar-list.js'

const fullDate: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/**
 * A month whose days with something are marked, and what there is: on all days, or on the one that is chosen. Which that
 * is stands in the address of the page, so that days and months are links that work without a script.
 */
export function CalendarList({ data, run }: BlockProps<'calendar-list'>) {
  const text = useText()
  const { locale, href } = useHost()
  const level = use(HeadingLevel)
  const { day, told, page, choose } = useChosenDay(data.selectedDate, run)
  const all = page.to({ date: undefined })

  const list = useMemo(() => {
    const { components, total } = data.list
    const query = changeQuery(data.list.query, { date: told })
    const emptyText = text(told ? 'calendar.emptyDay' : 'calendar.empty')
    const came = told === (data.selectedDate ?? '')
    return { components: (came && components) || [], total: came ? total : -1, query, emptyText }
  }, [data, told, text])

  return (
    <div className={styles.block}>
      <SearchLandmark label={text('calendar.label')} className={`${cardClass()} ${styles.calendar}`}>
        <Month data={data} day={day} page={page} onChoose={choose} />
      </SearchLandmark>
      <section className={styles.list}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            {told ? formatDate(`${told}T00:00:00Z`, locale, 'UTC', fullDate) : text('calendar.all')}
          </Heading>
          {told && (
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
          <LoadMoreList key={told} data={list} />
        </HeadingLevel>
      </section>
    </div>
  )
}
