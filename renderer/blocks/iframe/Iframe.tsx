import type { BlockProps } from '../../engine/BlockProps'
import styles from './Iframe.module.css'

/** A title with a text below it. */
export function Iframe({ data: { title, text } }: BlockProps<'iframe'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
