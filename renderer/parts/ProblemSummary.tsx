import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon'
import styles from './ProblemSummary.module.css'

/** What is wrong with a form: the id of the control, unless it is not about one, and the sentence. */
export type Problem = { id?: string | undefined; text: string }

type Props = {
  title: string
  /** Another list of problems is new to the visitor, even if they are the same. */
  problems: readonly Problem[]
}

/** Lists what is wrong with a form, with a link to each field. Takes the focus whenever the list changes. */
export function ProblemSummary({ title, problems }: Props) {
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
        {title}
      </p>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id ?? text}>
            {id === undefined ? (
              text
            ) : (
              <a href={`#${id}`} onClick={goTo}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
