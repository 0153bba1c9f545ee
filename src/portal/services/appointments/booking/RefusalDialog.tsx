import { useId } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { Dialog } from '../../../../../renderer/parts/Dialog'
import type { Slot } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { refusalTexts } from '../appointmentOutcomes'
import type { Refusal } from '../refusalOf'
import styles from './booking.module.css'
import slotStyles from './slots.module.css'
import { useMoment } from './useMoment'

type Props = {
  refusal: Exclude<Refusal, 'unmanaged'>
  /** Free slots in place of the one that is taken. */
  slots: readonly Slot[]
  /** What the dialog leads to, besides closing. */
  next?: string | undefined
  /** Closes the dialog with the beginning of a slot, with `next`, or without an answer. */
  close(answer?: unknown): void
}

/** Says why a call was refused, and offers what to do instead. */
export function RefusalDialog({ refusal, slots, next, close }: Props) {
  const { shellText: text } = useSession()
  const moment = useMoment()
  const id = useId()
  const words = refusalTexts[refusal]
  return (
    <Dialog title={text(words.title)} describedBy={id} onClose={() => close()}>
      <p id={id}>{text(words.text)}</p>
      {slots.length > 0 && (
        <ul className={slotStyles.offers} aria-label={text('appointments.nearest')}>
          {slots.map(({ start }) => (
            <li key={start}>
              <button type="button" className={buttonClass('secondary')} onClick={() => close(start)}>
                {moment(start)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={buttonClass(next === undefined ? 'primary' : 'secondary')}
          onClick={() => close()}
        >
          {text('appointments.close')}
        </button>
        {next !== undefined && (
          <button type="button" className={buttonClass('primary')} onClick={() => close(next)}>
            {text('appointments.restart')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
