import { type ReactNode, use } from 'react'
import type { Action } from '../../schemas/engine'
import type { Run } from '../engine/BlockProps'
import { ActionLink } from './ActionLink'
import styles from './CoverLink.module.css'
import { HeadingLevel, headingTag } from './Heading'

type Props = { action: Action | undefined; run: Run; children: ReactNode }

/**
 * The link of a card. Its name is its content, and it can be pressed anywhere on the card, its nearest positioned ancestor.
 * Without an action it renders only its content.
 */
export function CoverLink({ action, run, children }: Props) {
  if (!action) return children
  return (
    <ActionLink action={action} run={run} className={styles.link}>
      {children}
    </ActionLink>
  )
}

type CardTitle = {
  title: string
  /** The rendered title, for instance with marked words. */
  content?: ReactNode
  action: Action | undefined
  run: Run
  className?: string | undefined
}

/**
 * Returns the heading of a card, which is also its link; null for a blank title, which screen readers could not
 * announce. It is a hook and not a component, because each component of each card costs some 200 bytes of HTML, and a
 * page may have a thousand cards.
 */
export function useCardTitle({ title, content = title, action, run, className }: CardTitle): ReactNode {
  const Tag = headingTag(use(HeadingLevel))
  if (!title.trim()) return null
  return (
    <Tag className={className}>
      {action ? (
        <ActionLink action={action} run={run} className={styles.link}>
          {content}
        </ActionLink>
      ) : (
        content
      )}
    </Tag>
  )
}
