import type { ReactNode } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { CoverLink } from './CoverLink'
import { Heading } from './Heading'
import { Icon } from './Icon'
import type { IconName } from './icons'
import styles from './Row.module.css'
import { useTint } from './useTint'

type Props = {
  /** Icon or picture at the start. */
  lead?: ReactNode
  /** Background colour of `lead`, from the data. */
  tint?: string | undefined
  title: ReactNode
  /** Whether the title is a heading. */
  heading?: boolean
  /** Text below the title. */
  text?: ReactNode
  /** A value, a state or controls at the end. */
  end?: ReactNode
  /** Makes the whole row pressable; the title is the link. */
  action?: Action | undefined
  /** Icon at the end of a pressable row. */
  endIcon?: IconName
  run: Run
}

/** A row of a list or a small card: a lead, a title with text, and an end. */
export function Row({ lead, tint, title, heading = false, text, end, action, endIcon = 'chevron-right', run }: Props) {
  const tintRef = useTint(tint)
  const link = (
    <CoverLink action={action} run={run}>
      {title}
    </CoverLink>
  )
  return (
    <div className={styles.row} data-pressable={action ? '' : undefined}>
      {lead && (
        <span ref={tint ? tintRef : undefined} className={styles.lead} data-tinted={tint ? '' : undefined}>
          {lead}
        </span>
      )}
      <div className={styles.body}>
        {heading ? <Heading className={styles.heading}>{link}</Heading> : <span className={styles.title}>{link}</span>}
        {text && <span className={styles.text}>{text}</span>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {action && !end && (
        <span className={styles.arrow}>
          <Icon name={endIcon} />
        </span>
      )}
    </div>
  )
}
