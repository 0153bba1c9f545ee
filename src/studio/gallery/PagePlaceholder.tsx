import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { useStudioText } from '../texts/StudioText'
import styles from './PagePlaceholder.module.css'

/** The placeholder of a page that is loading. */
export function PagePlaceholder() {
  const text = useStudioText()
  return (
    <div className={styles.waiting}>
      <VisuallyHidden live>{text('loading')}</VisuallyHidden>
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.panel} />
    </div>
  )
}
