import { useState } from 'react'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import styles from './ChangedExamples.module.css'
import { discardDrafts } from './fixtureDraft'
import { type ComponentKey, useChangedFixtures } from './useChangedFixtures'

/** How many examples are changed in this browser, of a component or of all, and a button that discards the changes of all. */
export function ChangedExamples({ of }: { of?: ComponentKey }) {
  const text = useStudioText()
  const [asks, setAsks] = useState(false)
  const count = useChangedFixtures(of)
  const all = useChangedFixtures()
  if (count === 0) return null
  return (
    <div className={styles.changed}>
      {asks ? (
        <>
          <span role="status">{text('draft.discardSure', { count: all })}</span>
          <ToolButton
            onClick={() => {
              setAsks(false)
              discardDrafts()
            }}
          >
            {text('draft.discardYes')}
          </ToolButton>
          <ToolButton onClick={() => setAsks(false)}>{text('draft.discardNo')}</ToolButton>
        </>
      ) : (
        <>
          <span>{text('draft.changed', { count })}</span>
          <ToolButton onClick={() => setAsks(true)}>
            <Glyph name="undo" />
            {text('draft.discardAll')}
          </ToolButton>
        </>
      )}
    </div>
  )
}
