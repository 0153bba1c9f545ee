import { Blocks } from '../../engine/Blocks'
import { Replacement } from '../../engine/Replacement'
import { useText } from '../../i18n/TextContext'
import type { TextKey } from '../../i18n/TextKey'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import type { Answer } from './answerOf'
import styles from './FormAnswer.module.css'

/** What the service answered: its block, else a sentence. */
export function FormAnswer({ answer, none }: { answer: Answer; none: TextKey }) {
  const text = useText()
  return (
    <Replacement>
      {answer.length > 0 ? (
        <Blocks components={answer} />
      ) : (
        <p className={`${cardClass()} ${styles.answer}`} role="status">
          <Icon name={none === 'form.sent' ? 'check' : 'info'} />
          <span>{text(none)}</span>
        </p>
      )}
    </Replacement>
  )
}
