import type { ReactNode } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { ActionLink } from './ActionLink'
import styles from './CoverLink.module.css'
import { Heading } from './Heading'

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

type CardTitleProps = { title: string; action: Action | undefined; run: Run; className?: string | undefined }

/** The heading of a card, which is also its link. A blank one is left out: nobody could hear where it leads. */
export function CardTitle({ title, action, run, className }: CardTitleProps) {
  if (!title.trim()) return null
  return (
    <Heading className={className}>
      <CoverLink action={action} run={run}>
        {title}
      </CoverLink>
    </Heading>
  )
}
