import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ErrorText } from '../../parts/ErrorText'
import { Icon } from '../../parts/Icon'
import { useNow } from '../../parts/useNow'
import styles from './Schedule.module.css'
import { StatusText } from './StatusText'
import { statusAt } from './statusAt'
import { Week } from './Week'
import { weekClock } from './weekClock'

export { default as contract } from '../../../schemas/generated/blocks/schedule.js'

/** Whether it is open now, in the town's time zone and to the minute, and the hours of the week to unfold. */
export function Schedule({ data: { entries, description } }: BlockProps<'schedule'>) {
  const { timeZone } = useHost()
  const text = useText()
  const clock = weekClock(useNow(), timeZone)
  return (
    <div className={styles.schedule}>
      {clock ? (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <StatusText status={statusAt(entries, clock)} closedAllWeek={entries.length === 0} />
            <Icon name="chevron-down" />
          </summary>
          <Week entries={entries} today={clock.day} />
        </details>
      ) : (
        <ErrorText>{text('schedule.daysFailed')}</ErrorText>
      )}
      {description && <p className={styles.note}>{description}</p>}
    </div>
  )
}
