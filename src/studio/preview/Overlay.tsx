import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { ModalView } from '../../../renderer/parts/ModalView'
import { useStudioText } from '../texts/StudioText'
import type { PreviewStore, Question } from './createPreviewStore'
import styles from './Scene.module.css'

/** The modal and the confirmation that actions opened. */
export function Overlay({ store }: { store: PreviewStore }) {
  const text = useStudioText()
  const { question, modal } = useSyncExternalStore(store.subscribe, store.read)
  return (
    <>
      {modal && <ModalView key={modal.key} modal={modal.modal} untitled={text('modal.untitled')} close={store.close} />}
      {question && <QuestionView question={question} />}
    </>
  )
}

/** The confirmation of an action. */
function QuestionView({ question: { effect, answer } }: { question: Question }) {
  const text = useStudioText()
  return (
    <Dialog title={effect.title} onClose={() => answer(false)}>
      {effect.text && <p className={styles.text}>{effect.text}</p>}
      <div className={styles.buttons}>
        <button
          type="button"
          className={buttonClass(effect.danger ? 'primary' : 'secondary')}
          onClick={() => answer(false)}
        >
          {effect.cancel ?? text('question.cancel')}
        </button>
        <button
          type="button"
          className={buttonClass(effect.danger ? 'danger' : 'primary')}
          onClick={() => answer(true)}
        >
          {effect.ok ?? text('question.ok')}
        </button>
      </div>
    </Dialog>
  )
}
