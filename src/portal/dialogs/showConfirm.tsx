import type { Effect } from '../../../renderer/actions/effects'
import { lazy } from '../../../renderer/engine/lazy'
import type { Dialogs } from './createDialogs'

const confirmDialog = lazy('ConfirmDialog', () => import('./ConfirmDialog'))

/** Asks the visitor; true for a yes. Closes by itself when nobody waits for the answer any more. */
export async function showConfirm(
  dialogs: Dialogs,
  question: Effect<'confirm'>,
  signal: AbortSignal,
): Promise<boolean> {
  const ConfirmDialog = await confirmDialog.retry()
  if (signal.aborted) return false
  const answer = await dialogs.show((close) => {
    signal.addEventListener('abort', () => close(false))
    return <ConfirmDialog question={question} close={close} />
  })
  return answer === true
}
