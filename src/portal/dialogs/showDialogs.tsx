import type { Effect } from '../../../renderer/actions/effects'
import { isFailure, type Outcome } from '../../../renderer/actions/outcome'
import { lazy } from '../../../renderer/engine/lazy'
import type { Modal } from '../../../schemas/engine'
import { findBlockTypes } from '../api/findBlockTypes'
import type { Dialogs } from '../session/createDialogs'
import type { Session } from '../session/Session'

const confirmDialog = lazy('ConfirmDialog', () => import('./ConfirmDialog'))

/** Asks for confirmation; resolves to true for a yes. The dialog closes when the signal aborts. */
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

const modalDialog = lazy('ModalDialog', () => import('./ModalDialog'))

/** Opens a modal, in place of one that is open, as soon as the code of its blocks is loaded. */
export async function showModal({ dialogs, engine, locale }: Session, modal: Modal): Promise<void> {
  const [ModalDialog] = await Promise.all([
    modalDialog.retry(),
    engine.preload(findBlockTypes(modal.components, engine.isBlockType), locale),
  ])
  void dialogs.showModal((close) => <ModalDialog modal={modal} close={close} />)
}

const failureDialog = lazy('FailureDialog', () => import('./FailureDialog'))

/** Tells the visitor that an action failed. Does nothing after any other outcome. */
export async function showFailure(dialogs: Dialogs, outcome: Outcome): Promise<void> {
  if (!isFailure(outcome)) return
  const FailureDialog = await failureDialog.retry()
  await dialogs.show((close) => <FailureDialog outcome={outcome} close={close} />)
}
