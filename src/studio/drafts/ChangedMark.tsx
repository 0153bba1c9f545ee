import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './ChangedExamples.module.css'
import { type ComponentKey, useChangedFixtures } from './useChangedFixtures'

/** A mark when examples of a component are changed in this browser. */
export function ChangedMark({ of }: { of: ComponentKey }) {
  const text = useStudioText()
  const count = useChangedFixtures(of)
  if (count === 0) return null
  return (
    <span className={styles.mark} title={text('draft.changed', { count })}>
      <Glyph name="pencil" />
      <VisuallyHidden>{text('draft.changed', { count })}</VisuallyHidden>
    </span>
  )
}
