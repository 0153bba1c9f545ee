import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { SlotHold } from '../../../../../schemas/engine'
import { learnTime, timeLeft } from '../../../pages/serverTime'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import styles from './booking.module.css'

/** Time left at which the end of a hold is announced, in ms. */
const warningMs = 120_000

type Props = {
  hold: SlotHold
  isBusy: boolean
  /** Called once, when the hold has ended. */
  onEnd(): void
}

/**
 * How long a slot stays held, with the button that extends it once. It stands inside the form of its step, which the button sends, so
 * that nothing typed is lost. Without a script it names the time of the end.
 */
export function HoldClock({ hold, isBusy, onEnd }: Props) {
  const { shellText: text } = useSession()
  const { timeOf } = useDayAndTime()
  const left = useTimeLeft(hold, onEnd)
  const isShort = left !== undefined && left <= warningMs
  return (
    <div className={styles.clock} data-short={isShort || undefined}>
      <span className={styles.clockIcon}>
        <Icon name="clock" />
      </span>
      <p className={styles.clockText}>
        {text('appointments.heldUntil', { time: timeOf(hold.until) })}
        {left !== undefined && (
          <>
            {' '}
            <span role="timer" aria-live="off" className={styles.left}>
              {text('appointments.left', { minutes: Math.floor(left / 60_000), seconds: Math.floor(left / 1000) % 60 })}
            </span>
          </>
        )}
      </p>
      <VisuallyHidden live>{isShort && text('appointments.soonOver')}</VisuallyHidden>
      {hold.canExtend && (
        <button
          type="submit"
          name="_do"
          value="extend"
          formNoValidate
          className={`${buttonClass('secondary')} ${styles.extend}`}
          aria-disabled={isBusy || undefined}
        >
          {text('appointments.extend')}
        </button>
      )}
    </div>
  )
}

/** Milliseconds that a hold still lasts, each second anew; undefined before hydration. */
function useTimeLeft(hold: SlotHold, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState<number>()
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    learnTime(hold)
    const update = () => {
      const next = timeLeft(hold)
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      end()
    }
    const timer = setInterval(update, 1000)
    update()
    return () => clearInterval(timer)
  }, [hold])
  return left
}
