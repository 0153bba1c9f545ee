import type { ReactNode } from 'react'
import { useSession } from '../../../../session/Session'
import view from '../../../../shell/PageView.module.css'
import styles from '../report.module.css'

type Props = {
  title: string
  lead?: ReactNode
  /** The number of the step, of three; undefined for what interrupts them. */
  number?: 1 | 2 | 3
  children: ReactNode
}

/** A step of a report: its title, and which of the steps it is. */
export function StepFrame({ title, lead, number, children }: Props) {
  const { shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        {number && <p className={styles.step}>{text('report.step', { step: number })}</p>}
        <h1 className={view.title}>{title}</h1>
        {lead && <p className={view.lead}>{lead}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
