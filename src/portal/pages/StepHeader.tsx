import type { ReactNode } from 'react'
import view from '../shell/PageView.module.css'
import styles from './StepHeader.module.css'

type Props = {
  /** Which of the steps it is, in words; undefined for what interrupts them. */
  step: string | undefined
  title: string
  lead?: ReactNode
}

/** The header of a page that is one step of several. */
export const StepHeader = ({ step, title, lead }: Props) => (
  <header className={view.header}>
    {step && <p className={styles.step}>{step}</p>}
    <h1 className={view.title}>{title}</h1>
    {lead && <p className={view.lead}>{lead}</p>}
  </header>
)
