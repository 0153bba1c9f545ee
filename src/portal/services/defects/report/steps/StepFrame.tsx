import type { ReactNode } from 'react'
import { StepHeader } from '../../../../pages/StepHeader'
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
      <StepHeader step={number && text('report.step', { step: number })} title={title} lead={lead} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
