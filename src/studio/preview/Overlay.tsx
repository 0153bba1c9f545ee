import { useSyncExternalStore } from 'react'
import type { Stage } from './createStage'
import { ModalView } from './ModalView'
import { QuestionView } from './QuestionView'

/** The modal and the question that actions of the preview opened. */
export function Overlay({ stage }: { stage: Stage }) {
  const { question, modal } = useSyncExternalStore(stage.subscribe, stage.read)
  return (
    <>
      {modal && <ModalView modal={modal} onClose={stage.close} />}
      {question && <QuestionView question={question} />}
    </>
  )
}
