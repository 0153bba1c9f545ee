import type { ReactNode } from 'react'
import styles from './Affixed.module.css'

type Props = {
  /** Text before what is typed, as part of the box. */
  before?: string | undefined
  /** After it: a unit, or a button. */
  after?: ReactNode
  children: ReactNode
}

/** The box of a control with something beside what is typed. */
export function Affixed({ before, after, children }: Props) {
  return (
    <span className={styles.box}>
      {before && <span className={styles.before}>{before}</span>}
      {children}
      {after}
    </span>
  )
}
