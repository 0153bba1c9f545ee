import { useText } from '../../i18n/TextContext'
import type { Pickup } from './comingDays'
import { Mark } from './Mark'
import styles from './PickupList.module.css'
import { nameOf, noteOf } from './pickupTexts'

/** One pickup: icon, name, and below it what is to know. */
export function PickupName({ pickup }: { pickup: Pickup }) {
  const text = useText()
  const note = noteOf(pickup)
  return (
    <span className={styles.pickup}>
      <Mark category={pickup.category} />
      <span className={styles.words}>
        <span>{nameOf(pickup, text)}</span>
        {note && <small className={styles.note}>{note}</small>}
      </span>
    </span>
  )
}
