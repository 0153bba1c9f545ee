import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TreeNode } from '../../../schemas/engine'
import type { Run } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import type { Trail } from './findTrail'
import styles from './TreeMenu.module.css'

type Props = { node: TreeNode; lead?: ReactNode; isOpen?: boolean; trail: Trail; run: Run }

/** One line of a menu and what is below it. A line that leads somewhere has what opens it beside it. */
export function Entry({ node, lead, isOpen = false, trail, run }: Props) {
  const text = useText()
  const { action, children = [] } = node
  const name = (
    <>
      {lead}
      <span>{node.text}</span>
    </>
  )
  const link = action && (
    <ActionLink
      action={action}
      run={run}
      className={children.length > 0 ? `${styles.line} ${styles.beside}` : styles.line}
      current={trail.current.has(node) ? 'page' : undefined}
    >
      {name}
    </ActionLink>
  )
  if (children.length === 0) return link ?? <span className={styles.line}>{name}</span>
  return (
    <>
      {link}
      <Fold
        isOpen={isOpen || trail.open.has(node)}
        className={link ? styles.toggle : styles.line}
        summary={link ? <VisuallyHidden>{text('tree.below', { title: node.text })}</VisuallyHidden> : name}
      >
        <ul className={styles.entries}>
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a menu have nothing else to tell them apart
            <li key={index} className={styles.entry}>
              <Entry node={child} trail={trail} run={run} />
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

type FoldProps = { isOpen: boolean; className: string | undefined; summary: ReactNode; children: ReactNode }

/** Opens by itself when it comes to hold the page; closing is the visitor's. */
function Fold({ isOpen, className, summary, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [atFirst] = useState(isOpen)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <details ref={fold} className={styles.fold} open={atFirst}>
      <summary className={className}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
