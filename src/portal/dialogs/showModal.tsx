import { lazy } from '../../../renderer/engine/lazy'
import type { Modal } from '../../../schemas/engine'
import { findBlockTypes } from '../queries/blockTypes'
import type { Session } from '../session/Session'

const modalDialog = lazy('ModalDialog', () => import('./ModalDialog'))

/** Opens a modal once the code of its blocks is here, so that it is whole when it appears. */
export async function showModal({ dialogs, engine, locale }: Session, modal: Modal): Promise<void> {
  const [ModalDialog] = await Promise.all([
    modalDialog.retry(),
    engine.preload(findBlockTypes(modal.components, engine.isBlockType), locale),
  ])
  void dialogs.show((close) => <ModalDialog modal={modal} close={close} />)
}
