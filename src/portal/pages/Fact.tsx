import type { ReactNode } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import type { IconName } from '../../../renderer/parts/icons'
import styles from './Fact.module.css'

/** What one has to know of an entry, such as an appointment: `Fact`s. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

export function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The day of a fact, which begins with a capital letter. */
export const FactDay = ({ children }: { children: ReactNode }) => <strong className={styles.day}>{children}</strong>
