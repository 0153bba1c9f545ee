import type { BlockProps } from '../../engine/BlockProps'
import styles from './ResumeCell.module.css'

/** A title with a text below it. */
export function ResumeCell({ data: { title, text } }: BlockProps<'resume-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
