import { useStudioText } from '../texts/StudioText'
import { Hidden } from './Hidden'
import styles from './Waiting.module.css'

/** Stands where a page will, in about its shape. */
export function Waiting() {
  const text = useStudioText()
  return (
    <div className={styles.waiting}>
      <Hidden live>{text('loading')}</Hidden>
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.panel} />
    </div>
  )
}
