import type { BlockProps } from '../../engine/BlockProps'
import styles from './Bullet.module.css'

/** A title with a text below it. */
export function Bullet({ data: { title, text } }: BlockProps<'bullet'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
