import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import styles from './Form.module.css'

/** An invalid field: the id of its control, and its error message. */
export type Problem = { id: string; text: string }

/** Lists the invalid fields, with a link to each. Takes the focus whenever the list changes. */
export function FormSummary({ problems }: { problems: readonly Problem[] }) {
  const text = useText()
  const own = useId()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list of problems is new to the visitor
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [problems])
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const control = document.getElementById(event.currentTarget.hash.slice(1))
    if (!control) return
    event.preventDefault()
    control.focus({ preventScroll: true })
    // Scrolls the label above the control into view too.
    const field = control.closest('fieldset:not(:has(fieldset)), form > fieldset > *') ?? control
    field.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={own}>
      <p id={own} className={styles.title}>
        <Icon name="warning" />
        {text('form.problems', { count: problems.length })}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} onClick={goTo}>
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
