import type { MobilityCellData } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { instantOf } from '../../format/calendarDay'
import { formatDate, toCalendarDay } from '../../format/formatDate'
import { formatDuration } from '../../format/formatDuration'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Row } from '../../parts/Row'
import { useTint } from '../../parts/useTint'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './MobilityCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/mobility-cell.js'

const dayMs = 86_400_000

/** One departure: line, destination, time and delay. */
export function MobilityCell({ data, action, run }: BlockProps<'mobility-cell'>) {
  const { line, direction, delay, time, stop, hour, date, color, status } = data
  const text = useText()
  const day = useDay(data)
  const expected = hour?.trim() && hour !== time ? hour : undefined
  const tint = useTint(color, data.textColor)
  const countdown = useCountdown(data)
  return (
    <div className={`${cardClass(false)} ${styles.cell}`} data-line="">
      <Row
        lead={
          <span ref={color ? tint : undefined} className={styles.line}>
            <VisuallyHidden>{text('mobility.line')} </VisuallyHidden>
            {line}
          </span>
        }
        title={direction}
        text={
          (stop || delay !== undefined || expected || day || countdown || status) && (
            <span className={styles.facts}>
              {day?.name && <span className={styles.day}>{day.name}</span>}
              {countdown && <b className={styles.countdown}>{countdown}</b>}
              {stop && <span>{stop}</span>}
              {day?.hasLeft ? (
                <span data-state="left">{text('mobility.left')}</span>
              ) : (
                delay !== undefined && <Delay minutes={delay} />
              )}
              {status && !day?.hasLeft && <Status status={status} />}
              {expected && <span className={styles.expected}>{text('mobility.expected', { hour: expected })}</span>}
            </span>
          )
        }
        end={
          <time
            dateTime={date === undefined ? time : `${date}T${time}`}
            className={styles.time}
            data-cancelled={status === 'cancelled' ? '' : undefined}
          >
            {time}
          </time>
        }
        action={action}
        run={run}
      />
    </div>
  )
}

const dayOptions: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }
const clockOptions: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** Minutes of `HH:MM` since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The name of a departure's day, unless it is today, and whether it has left. Undefined for a departure that is yet
 * to leave today.
 */
function useDay({ date, time, delay = 0 }: MobilityCellData): { name?: string; hasLeft: boolean } | undefined {
  const text = useText()
  const { locale, timeZone, now } = useHost()
  if (date === undefined) return undefined
  const today = toCalendarDay(now(), timeZone)
  const clock = minutesOf(formatDate(now(), 'en-GB', timeZone, clockOptions))
  const daysAhead = (instantOf(date).getTime() - instantOf(today).getTime()) / dayMs
  const hasLeft = daysAhead * 1440 + minutesOf(time) + delay < clock
  if (daysAhead === 0) return hasLeft ? { hasLeft } : undefined
  if (daysAhead === 1) return { name: text('mobility.tomorrow'), hasLeft }
  if (daysAhead === -1) return { name: text('mobility.yesterday'), hasLeft }
  return { name: formatDate(instantOf(date), locale, 'UTC', dayOptions), hasLeft }
}

/** Within the hour, how long it is until a departure. */
function useCountdown({ at }: MobilityCellData): string | undefined {
  const text = useText()
  const { now } = useHost()
  if (at === undefined) return undefined
  const minutes = Math.floor((new Date(at).getTime() - now().getTime()) / 60_000)
  if (!(minutes >= -1 && minutes < 60)) return undefined
  return minutes < 1 ? text('mobility.now') : text('mobility.inMinutes', { count: minutes })
}

/** Whether a departure is known by the timetable alone, or by where the ride is. */
function Status({ status }: { status: NonNullable<MobilityCellData['status']> }) {
  const text = useText()
  return (
    <span className={styles.status} data-status={status}>
      {text(`mobility.${status}`)}
    </span>
  )
}

/** The delay of a departure in words. `minutes` is negative when it is early. */
export function Delay({ minutes }: { minutes: number }) {
  const text = useText()
  const { locale } = useHost()
  const state = minutes > 0 ? 'late' : minutes < 0 ? 'early' : 'onTime'
  return (
    <b className={styles.delay} data-state={state}>
      {text(`mobility.${state}`, { delay: formatDuration(Math.abs(minutes), locale) })}
    </b>
  )
}
