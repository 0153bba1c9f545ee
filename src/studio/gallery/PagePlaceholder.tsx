import { ScreenReaderText } from '../parts/ScreenReaderText'
import { useStudioText } from '../texts/StudioText'
import styles from './PagePlaceholder.module.css'

/** The placeholder of a page that is loading. */
export function PagePlaceholder() {
  const text = useStudioText()
  return (
    <div className={styles.waiting}>
      <ScreenReaderText live>{text('loading')}</ScreenReaderText>
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.panel} />
    </div>
  )
}
