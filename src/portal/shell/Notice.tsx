import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './Illustration'
import styles from './Notice.module.css'

type Props = { illustration: IllustrationName; title: string; text?: string | undefined; children?: ReactNode }

/** A page that has nothing else to show: what happened, and ways to go on as children. */
export function Notice({ illustration: drawing, title, text, children }: Props) {
  return (
    <section className={styles.notice}>
      <Illustration name={drawing} />
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}
