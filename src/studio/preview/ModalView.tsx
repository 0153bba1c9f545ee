import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { useHost } from '../../../renderer/engine/HostContext'
import { ActionButton } from '../../../renderer/parts/ActionButton'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { Stack } from '../../../renderer/parts/Stack'
import type { Modal } from '../../../schemas/engine'
import { useStudioText } from '../texts/StudioText'
import styles from './Scene.module.css'

const source = { key: 'studio-modal', type: 'modal' }

/** A modal that an action opened. One that could not be left otherwise gets a way out. */
export function ModalView({ modal, onClose }: { modal: Modal; onClose(): void }) {
  const { title, components, buttons = [], closable = true } = modal
  const host = useHost()
  const text = useStudioText()
  return (
    <Dialog title={title ?? text('modal.untitled')} closable={closable} onClose={onClose}>
      <DocumentProvider blocks={components}>
        <Stack>
          <Blocks components={components} />
        </Stack>
      </DocumentProvider>
      <div className={styles.buttons}>
        {buttons.map(({ label, kind, action }, index) =>
          action ? (
            <ActionButton
              // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a modal never move
              key={index}
              button={{ label, ...(kind && { kind }), action }}
              run={(wanted) => host.run(wanted, source)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: buttons of a modal never move
            <button key={index} type="button" className={buttonClass(kind)} onClick={onClose}>
              {label}
            </button>
          ),
        )}
        {!closable && buttons.length === 0 && (
          <button type="button" className={buttonClass()} onClick={onClose}>
            {text('modal.close')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
