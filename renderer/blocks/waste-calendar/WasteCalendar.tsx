import { useMemo, useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { toCalendarDay } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { EmptyMessage } from '../../parts/EmptyMessage'
import { Icon } from '../../parts/Icon'
import { useNow } from '../../parts/useNow'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { AddToCalendar } from './AddToCalendar'
import { NextPickup } from './NextPickup'
import { PickupList } from './PickupList'
import { PickupMonth } from './PickupMonth'
import { upcomingDays } from './upcomingDays'
import styles from './WasteCalendar.module.css'

export { default as contract } from '../../../schemas/generated/blocks/waste-calendar.js'

const views = [
  { view: 'list', icon: 'menu' },
  { view: 'month', icon: 'calendar' },
] as const

/** The upcoming waste pickups: the next one, then all of them as a list or by month. */
export function WasteCalendar({ data: { pickups, large = 1 } }: BlockProps<'waste-calendar'>) {
  const text = useText()
  const { timeZone } = useHost()
  const today = toCalendarDay(useNow(), timeZone)
  const days = useMemo(() => upcomingDays(pickups, today), [pickups, today])
  const [shownView, setShownView] = useState<'list' | 'month'>('list')
  if (days.length === 0) return <EmptyMessage title={text('waste.empty')} />
  const View = shownView === 'list' ? PickupList : PickupMonth
  return (
    <article className={`${cardClass(false)} ${styles.calendar}`}>
      <div className={styles.nexts} data-many={large > 1 || undefined}>
        {days.slice(0, large).map((next, index) => (
          <NextPickup key={next.day} next={next} today={today} isLater={index > 0} />
        ))}
      </div>
      <div className={styles.tools}>
        <fieldset className={styles.views}>
          <legend>
            <VisuallyHidden>{text('waste.view')}</VisuallyHidden>
          </legend>
          {views.map(({ view, icon }) => (
            <button
              key={view}
              type="button"
              className={styles.view}
              aria-pressed={shownView === view}
              onClick={() => setShownView(view)}
            >
              <Icon name={icon} />
              {text(`waste.${view}`)}
            </button>
          ))}
        </fieldset>
        <AddToCalendar days={days} />
      </div>
      <View days={days} today={today} />
    </article>
  )
}
