import type { Outcome } from '../../../renderer/actions/outcome'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { useFailureText } from '../../../renderer/parts/useFailureText'
import { useShellText } from '../session/Session'
import styles from './Dialogs.module.css'

/** Says that an action failed, for what shows no failure of its own, such as a tile. */
export function FailureDialog({ outcome, close }: { outcome: Outcome; close(): void }) {
  const text = useShellText()
  const failureText = useFailureText()
  return (
    <Dialog title={text('dialog.title')} onClose={close}>
      <p className={styles.text}>{failureText(outcome)}</p>
      <div className={styles.buttons}>
        <button type="button" className={buttonClass('primary')} onClick={() => close()}>
          {text('dialog.close')}
        </button>
      </div>
    </Dialog>
  )
}
