import { useEffect, useId, useRef } from 'react'
import type { Effect } from '../../../renderer/actions/effects'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { useShellText } from '../session/Session'
import styles from './Dialogs.module.css'

type Props = { question: Effect<'confirm'>; close(answer?: boolean): void }

/**
 * Asks for confirmation of an action. Dismissing it counts as a no. The no button has the focus, so that a hasty Enter
 * changes nothing.
 */
export function ConfirmDialog({ question: { title, text, ok, cancel, danger }, close }: Props) {
  const shellText = useShellText()
  const textId = useId()
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
  return (
    <Dialog title={title} describedBy={text ? textId : undefined} onClose={() => close(false)}>
      {text && (
        <p id={textId} className={styles.text}>
          {text}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          ref={no}
          type="button"
          className={buttonClass(danger ? 'primary' : 'secondary')}
          onClick={() => close(false)}
        >
          {cancel ?? shellText('confirm.cancel')}
        </button>
        <button type="button" className={buttonClass(danger ? 'danger' : 'primary')} onClick={() => close(true)}>
          {ok ?? shellText('confirm.ok')}
        </button>
      </div>
    </Dialog>
  )
}
