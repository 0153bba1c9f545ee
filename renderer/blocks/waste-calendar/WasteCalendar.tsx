import { useMemo, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { toCalendarDay } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { EmptyMessage } from '../../parts/EmptyMessage'
import { useNow } from '../../parts/useNow'
import { AddToCalendar } from './AddToCalendar'
import { NextPickup } from './NextPickup'
import { PickupList } from './PickupList'
import { PickupMonth } from './PickupMonth'
import { upcomingDays } from './upcomingDays'
import { type View, ViewChoice } from './ViewChoice'
import styles from './WasteCalendar.module.css'

export { default as contract } from '../../../schemas/generated/blocks/waste-calendar.js'

/** The upcoming waste pickups: the next one, then all of them as a list or by month. */
export function WasteCalendar({ data: { pickups, large = 1, month, links } }: BlockProps<'waste-calendar'>) {
  const text = useText()
  const { timeZone, href } = useHost()
  const today = toCalendarDay(useNow(), timeZone)
  const days = useMemo(() => upcomingDays(pickups, today), [pickups, today])
  const [chosenView, setChosenView] = useState<View>()
  const shownView = chosenView ?? (month === undefined ? 'list' : 'month')
  if (days.length === 0) return <EmptyMessage title={text('waste.empty')} />
  const addressOf = (path: string) => href({ handler: 'navigation', data: { path } })
  const hrefOf = links && ((each: string) => addressOf(withMonth(links.month, each)))
  return (
    <article className={`${cardClass(false)} ${styles.calendar}`}>
      <div className={styles.nexts} data-many={large > 1 || undefined}>
        {days.slice(0, large).map((next, index) => (
          <NextPickup key={next.day} next={next} today={today} isLater={index > 0} />
        ))}
      </div>
      <div className={styles.tools}>
        <ViewChoice
          shown={shownView}
          {...(links ? { hrefOf: (view) => addressOf(links[view]) } : { onView: setChosenView })}
        />
        <AddToCalendar days={days} />
      </div>
      {shownView === 'list' ? (
        <PickupList days={days} today={today} />
      ) : (
        <PickupMonth key={month} days={days} today={today} initial={month} hrefOf={hrefOf} />
      )}
    </article>
  )
}

const withMonth = (path: string, month: string): string => `${path}${path.includes('?') ? '&' : '?'}mois=${month}`
