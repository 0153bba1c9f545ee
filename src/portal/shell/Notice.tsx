import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './Illustration'
import styles from './Notice.module.css'

type Props = { illustration: IllustrationName; title: string; text?: string | undefined; children?: ReactNode }

/** A page with a message only. The children are links to continue. */
export function Notice({ illustration, title, text, children }: Props) {
  return (
    <section className={styles.notice}>
      <Illustration name={illustration} />
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </section>
  )
}
