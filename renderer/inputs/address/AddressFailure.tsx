import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Dialog } from '../../parts/Dialog'
import styles from './AddressFailure.module.css'

/** Says that no addresses can be had, and what to do instead. */
export function AddressFailure({ onClose }: { onClose(): void }) {
  const text = useText()
  return (
    <Dialog title={text('address.failed')} onClose={onClose}>
      <div className={styles.failure}>
        <p>{text('address.byHand')}</p>
        <p>
          <button type="button" className={buttonClass('primary')} onClick={onClose}>
            {text('dialog.close')}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
