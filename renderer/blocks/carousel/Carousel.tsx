import type { BlockProps } from '../../engine/BlockProps'
import styles from './Carousel.module.css'

/** A title with a text below it. */
export function Carousel({ data: { title, text } }: BlockProps<'carousel'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
