import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon'
import styles from './ProblemSummary.module.css'

/** An error of a form. `id` is the id of its control; undefined for an error of the whole form. */
export type Problem = { id?: string | undefined; text: string }

type Props = {
  title: string
  /** A new array takes the focus again, even with the same problems. */
  problems: readonly Problem[]
}

/** Lists the errors of a form with a link to each control. Takes the focus whenever the list changes. */
export function ProblemSummary({ title, problems }: Props) {
  const titleId = useId()
  const summary = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list of problems is new to the visitor
  useEffect(() => {
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [problems])
  const focusControl = (event: MouseEvent<HTMLAnchorElement>) => {
    const control = document.getElementById(event.currentTarget.hash.slice(1))
    if (!control) return
    event.preventDefault()
    control.focus({ preventScroll: true })
    // Scrolls the label above the control into view too.
    const field = control.closest('fieldset:not(:has(fieldset)), form > fieldset > *') ?? control
    field.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <Icon name="warning" />
        {title}
      </p>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id ?? text}>
            {id === undefined ? (
              text
            ) : (
              <a href={`#${id}`} onClick={focusControl}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
