import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../../../../renderer/parts/Icon'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { ParkingSession, ParkingSessionList } from '../../../../../schemas/engine'
import { learnTime, serverTime, timeLeft } from '../../../pages/serverTime'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import { sessionsQuery } from '../parkingQueries'
import styles from './parking.module.css'

/** Time left at which the end is announced, in ms. */
const warningMs = 600_000

type Props = { session: ParkingSession; list: Pick<ParkingSessionList, 'now'> }

/**
 * How long a session still runs, or for how long it has run, by the time of the server. Without a script it names the time of its end
 * or of its beginning.
 */
export function SessionClock({ session, list }: Props) {
  const { shellText: text } = useSession()
  const { timeOf } = useDayAndTime()
  const { startedAt, endsAt } = session
  const ms = useClock(session, list)
  const isShort = endsAt !== undefined && ms !== undefined && ms <= warningMs
  return (
    <div className={styles.clock} data-short={isShort || undefined}>
      <Icon name="clock" />
      <p>
        {endsAt === undefined
          ? text('parking.since', { time: timeOf(startedAt) })
          : text('parking.until', { time: timeOf(endsAt) })}
        {ms !== undefined && (
          <span role="timer" aria-live="off" className={styles.time}>
            {text(endsAt === undefined ? 'parking.elapsed' : 'parking.left', partsOf(ms))}
          </span>
        )}
      </p>
      <VisuallyHidden live>{isShort && text('parking.soonOver')}</VisuallyHidden>
    </div>
  )
}

const partsOf = (ms: number) => ({
  hours: Math.floor(ms / 3_600_000),
  minutes: Math.floor(ms / 60_000) % 60,
  seconds: Math.floor(ms / 1000) % 60,
})

/** Milliseconds until the end, or since the beginning of a session without one, each second anew; undefined before hydration. */
function useClock({ startedAt, endsAt }: ParkingSession, list: Props['list']): number | undefined {
  const { queries, scope } = useSession()
  const [ms, setMs] = useState<number>()
  const reload = useEffectEvent(() => void queries.reload(sessionsQuery(scope)))
  useEffect(() => {
    learnTime(list)
    const update = () => {
      if (endsAt === undefined) return setMs(Math.max(0, serverTime(list) - Date.parse(startedAt)))
      const next = timeLeft({ until: endsAt, now: list.now })
      setMs(next)
      if (next > 0) return
      clearInterval(timer)
      reload()
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [startedAt, endsAt, list])
  return ms
}
