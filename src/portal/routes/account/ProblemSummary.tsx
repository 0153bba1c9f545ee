import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '../../../../renderer/parts/Icon'
import { useShellText } from '../../session/Session'
import styles from './account.module.css'
import type { Problems } from './postForm'
import { problemKey } from './problemKey'

type Props = { problems: Problems; idOf(name: string): string }

/** Lists what is wrong with a form, with a link to each field. Takes the focus whenever the list changes. */
export function ProblemSummary({ problems, idOf }: Props) {
  const text = useShellText()
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
    control.focus()
  }
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={own}>
      <p id={own} className={styles.summaryTitle}>
        <Icon name="warning" />
        {text('account.problems')}
      </p>
      <ul>
        {Object.entries(problems).map(([name, problem]) => (
          <li key={name}>
            {name === '' ? (
              text(problemKey(problem))
            ) : (
              <a href={`#${idOf(name)}`} onClick={goTo}>
                {text(problemKey(problem))}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
