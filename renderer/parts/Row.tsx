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
  /** Icon or picture at its beginning. */
  lead?: ReactNode
  /** Colour of the data behind the icon that leads it. */
  tint?: string | undefined
  title: ReactNode
  /** It stands for a thing of its own, so that its title is a heading. */
  heading?: boolean
  /** What is said of it, below the title. */
  text?: ReactNode
  /** A value, a state or controls at its end. */
  end?: ReactNode
  /** Makes all of it pressable; the title is the one link. */
  action?: Action | undefined
  /** Icon at its end that says what a press does. */
  sign?: IconName
  run: Run
}

/** One line of a list or a small card: what it is, what is said of it, and what stands at its end. */
export function Row({ lead, tint, title, heading = false, text, end, action, sign = 'chevron-right', run }: Props) {
  const painted = useTint(tint)
  const link = (
    <CoverLink action={action} run={run}>
      {title}
    </CoverLink>
  )
  return (
    <div className={styles.row} data-pressable={action ? '' : undefined}>
      {lead && (
        <span ref={painted} className={styles.lead} data-tinted={tint ? '' : undefined}>
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
          <Icon name={sign} />
        </span>
      )}
    </div>
  )
}
