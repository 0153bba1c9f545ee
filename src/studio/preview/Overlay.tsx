import { useSyncExternalStore } from 'react'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { useHost } from '../../../renderer/engine/HostContext'
import { ActionButton } from '../../../renderer/parts/ActionButton'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { Stack } from '../../../renderer/parts/Stack'
import type { Modal } from '../../../schemas/engine'
import { useStudioText } from '../texts/StudioText'
import type { PreviewStore, Question } from './createPreviewStore'
import styles from './Scene.module.css'

/** The modal and the confirmation that actions opened. */
export function Overlay({ stage }: { stage: PreviewStore }) {
  const { question, modal } = useSyncExternalStore(stage.subscribe, stage.read)
  return (
    <>
      {modal && <ModalView key={modal.key} modal={modal.modal} onClose={stage.close} />}
      {question && <QuestionView question={question} />}
    </>
  )
}

const source = { key: 'studio-modal', type: 'modal' }

/** A modal that an action opened. It gets a close button if there is no other way to close it. */
function ModalView({ modal, onClose }: { modal: Modal; onClose(): void }) {
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a modal keep their order
              key={index}
              button={{ label, ...(kind && { kind }), action }}
              run={(wanted) => host.run(wanted, source)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a modal keep their order
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

/** The confirmation of an action. */
function QuestionView({ question: { effect, answer } }: { question: Question }) {
  const text = useStudioText()
  return (
    <Dialog title={effect.title} onClose={() => answer(false)}>
      {effect.text && <p className={styles.text}>{effect.text}</p>}
      <div className={styles.buttons}>
        <button type="button" className={buttonClass('secondary')} onClick={() => answer(false)}>
          {effect.cancel ?? text('question.cancel')}
        </button>
        <button type="button" className={buttonClass('primary')} onClick={() => answer(true)}>
          {effect.ok ?? text('question.ok')}
        </button>
      </div>
    </Dialog>
  )
}
