import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** A section of the settings with a heading. */
export function SettingsSection({ title, text, children }: Props) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
