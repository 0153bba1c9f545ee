import type { BlockProps } from '../../engine/BlockProps'
import styles from './Footer.module.css'

/** A title with a text below it. */
export function Footer({ data: { title, text } }: BlockProps<'footer'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
