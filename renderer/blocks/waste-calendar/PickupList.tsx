import { use } from 'react'
import { useText } from '../../i18n/TextContext'
import { HeadingLevel } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import type { PickupDay } from './comingDays'
import { MonthDays } from './MonthDays'
import styles from './PickupList.module.css'

/** Days shown before the rest is unfolded. */
const first = 6

/** All days to come, by month. */
export function PickupList({ days, today }: { days: readonly PickupDay[]; today: string }) {
  const text = useText()
  const level = use(HeadingLevel)
  const later = days.slice(first)
  return (
    <HeadingLevel value={level + 1}>
      <MonthDays days={days.slice(0, first)} today={today} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary className={styles.summary}>
            {text('waste.later', { count: later.length })}
            <Icon name="chevron-down" />
          </summary>
          <MonthDays days={later} today={today} />
        </details>
      )}
    </HeadingLevel>
  )
}
