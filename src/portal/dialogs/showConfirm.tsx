import type { Effect } from '../../../renderer/actions/effects'
import type { Dialogs } from './createDialogs'

/** Asks the visitor; true for a yes. Closes by itself when nobody waits for the answer any more. */
export async function showConfirm(
  dialogs: Dialogs,
  question: Effect<'confirm'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { ConfirmDialog } = await import('./ConfirmDialog')
  if (signal.aborted) return false
  const answer = await dialogs.show((close) => {
    signal.addEventListener('abort', () => close(false))
    return <ConfirmDialog question={question} close={close} />
  })
  return answer === true
}
