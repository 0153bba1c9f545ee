import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Fixture } from '../fixtures/catalogue'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import pageStyles from './ComponentPage.module.css'
import styles from './MistakeList.module.css'

type Props = {
  /** Id of the heading, which is its anchor too. */
  id: string
  fixtures: readonly Fixture[]
  children: ReactNode
}

/** The invalid fixtures, folded until the address leads to one or somebody opens them. */
export function MistakeList({ id, fixtures, children }: Props) {
  const text = useStudioText()
  const [params] = useSearchParams()
  const wanted = params.get('fixture')
  const isWanted = fixtures.some(({ name }) => name === wanted)
  const [state, setState] = useState({ wanted, open: isWanted || isAt(id) })
  const isNew = state.wanted !== wanted
  const open = state.open || (isNew && isWanted)
  if (isNew) setState({ wanted, open })
  useEffect(() => {
    const openAtAnchor = () => {
      if (isAt(id)) setState((before) => ({ ...before, open: true }))
    }
    window.addEventListener('hashchange', openAtAnchor)
    return () => window.removeEventListener('hashchange', openAtAnchor)
  }, [id])
  return (
    <details
      className={styles.list}
      open={open}
      onToggle={({ currentTarget }) => setState({ wanted, open: currentTarget.open })}
    >
      <summary className={styles.summary}>
        <Glyph name="down" />
        <h2 id={id} className={pageStyles.title} tabIndex={-1}>
          {text('room.mistakes', { count: fixtures.length })}
        </h2>
      </summary>
      {children}
    </details>
  )
}

const isAt = (id: string): boolean => location.hash === `#${id}`
