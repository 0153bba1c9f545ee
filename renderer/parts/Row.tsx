import type { ReactNode } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { ActionLink } from './ActionLink'
import { Icon } from './Icon'
import styles from './Row.module.css'

type Props = {
  /** Icon or picture at its beginning. */
  lead?: ReactNode
  title: ReactNode
  /** What is said of it, below the title. */
  text?: ReactNode
  /** A value, a state or controls at its end. */
  end?: ReactNode
  /** Makes all of it pressable; the title is the one link. */
  action?: Action | undefined
  run: Run
}

/** One line of a list or a small card: what it is, what is said of it, and what stands at its end. */
export function Row({ lead, title, text, end, action, run }: Props) {
  return (
    <div className={styles.row} data-pressable={action ? '' : undefined}>
      {lead && <span className={styles.lead}>{lead}</span>}
      <div className={styles.body}>
        <span className={styles.title}>
          {action ? (
            <ActionLink action={action} run={run} className={styles.link}>
              {title}
            </ActionLink>
          ) : (
            title
          )}
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {action && !end && (
        <span className={styles.arrow}>
          <Icon name="chevron-right" />
        </span>
      )}
    </div>
  )
}
