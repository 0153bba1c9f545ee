import { ModalView } from '../../../renderer/parts/ModalView'
import type { Modal } from '../../../schemas/engine'
import { useShellText } from '../session/Session'

/** A modal of the contract. */
export function ModalDialog({ modal, close }: { modal: Modal; close(): void }) {
  const text = useShellText()
  return <ModalView modal={modal} untitled={text('dialog.title')} close={close} />
}
