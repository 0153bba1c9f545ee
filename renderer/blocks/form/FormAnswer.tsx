import { useEffect, useRef } from 'react'
import { Blocks } from '../../engine/Blocks'
import type { TextKey } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import type { Answer } from './answerOf'
import styles from './Form.module.css'

/**
 * What the service answered: its block, else a sentence. The focus goes there, unless the visitor took it elsewhere
 * since: a form that is gone left it nowhere, one that stays still has it.
 */
export function FormAnswer({ answer, none }: { answer: Answer; none: TextKey }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is new to the visitor
  useEffect(() => {
    const { activeElement, body } = document
    const form = place.current?.previousElementSibling
    if (activeElement === body || form?.contains(activeElement)) place.current?.focus()
  }, [answer])
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {answer.length > 0 ? (
        <Blocks components={answer} />
      ) : (
        <p className={`${cardClass()} ${styles.answer}`} role="status">
          <Icon name={none === 'form.sent' ? 'check' : 'info'} />
          <span>{text(none)}</span>
        </p>
      )}
    </div>
  )
}
