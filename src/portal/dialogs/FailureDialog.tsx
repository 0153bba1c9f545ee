import type { Outcome } from '../../../renderer/actions/outcome'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { useFailureText } from '../../../renderer/parts/useFailureText'
import { useShellText } from '../session/Session'
import styles from './Dialogs.module.css'

/** Shows the failure of an action whose block, such as a tile, has no place for it. */
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
