import { buttonClass } from '../../../renderer/parts/buttonClass'
import { Dialog } from '../../../renderer/parts/Dialog'
import { useStudioText } from '../texts/StudioText'
import type { Question } from './createStage'
import styles from './Scene.module.css'

/** The question of an action's `confirm`. */
export function QuestionView({ question: { effect, answer } }: { question: Question }) {
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
