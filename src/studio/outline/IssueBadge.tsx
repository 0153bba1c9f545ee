import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { Issue } from '../../../schemas'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './IssueBadge.module.css'

/** The number of issues of something, with the worst severity. */
export function IssueBadge({
  issues: { count, severity },
}: {
  issues: { count: number; severity: Issue['severity'] }
}) {
  const text = useStudioText()
  return (
    <span className={styles.badge} data-severity={severity}>
      <Glyph name={severity === 'error' ? 'bad' : 'warn'} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text(`tree.${severity}s`, { count })}</VisuallyHidden>
    </span>
  )
}
