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

/**
 * Opens a modal in place of an open one, once the code of its blocks is loaded. Rejects when the code fails to load,
 * because a form without its fields is useless.
 */
export async function showModal({ dialogs, engine, locale }: Session, modal: Modal): Promise<void> {
  const types = [...findBlockTypes(modal.components, engine.isBlockType)]
  const [ModalDialog] = await Promise.all([modalDialog.retry(), engine.preload(types, locale)])
  // Rejects with the reason when one of them failed.
  await Promise.all(types.map((type) => engine.registry[type].load(locale)))
  void dialogs.showModal((close) => <ModalDialog modal={modal} close={close} />)
}

const failureDialog = lazy('FailureDialog', () => import('./FailureDialog'))

/** Loads the dialogs in advance, because a message about a lost network cannot be loaded without a network. */
export async function preloadDialogs(): Promise<void> {
  await Promise.all([failureDialog.retry(), confirmDialog.retry(), modalDialog.retry()])
}

/** Shows a failed action to the visitor. Does nothing for any other outcome. */
export async function showFailure(dialogs: Dialogs, outcome: Outcome): Promise<void> {
  if (!isFailure(outcome)) return
  const FailureDialog = await failureDialog.retry()
  await dialogs.show((close) => <FailureDialog outcome={outcome} close={close} />)
}
