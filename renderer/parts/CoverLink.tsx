import type { ReactNode } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { ActionLink } from './ActionLink'
import styles from './CoverLink.module.css'

type Props = { action: Action | undefined; run: Run; children: ReactNode }

/**
 * The one link of a card: it is read as the words inside it and pressed anywhere on the card, which is its nearest
 * positioned ancestor. Without an action the words stand alone.
 */
export function CoverLink({ action, run, children }: Props) {
  if (!action) return children
  return (
    <ActionLink action={action} run={run} className={styles.link}>
      {children}
    </ActionLink>
  )
}
