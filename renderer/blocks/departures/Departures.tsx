import type { BlockProps } from '../../engine/BlockProps'
import styles from './Departures.module.css'

/** A title with a text below it. */
export function Departures({ data: { title, text } }: BlockProps<'departures'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
