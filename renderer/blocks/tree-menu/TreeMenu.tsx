import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { TreeNode } from '../../../schemas/engine'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { type Host, useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { useUniqueLabel } from '../../parts/useUniqueLabel'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './TreeMenu.module.css'

export { default as contract } from '../../../schemas/generated/blocks/tree-menu.js'

/**
 * A menu with nested menus. A link with entries below it has a button that unfolds them. Marks the current page and opens
 * every level above it. The levels unfold without a script.
 */
export function TreeMenu({ data: { title, icon, isOpen = false, nodes }, action, run }: BlockProps<'tree-menu'>) {
  const { href } = useHost()
  const { path } = useAddress()
  const trail = useMemo(() => {
    const head = { text: title, children: nodes, ...(action && { action }) }
    return { head, ...findTrail(head, path, href) }
  }, [title, nodes, action, path, href])
  return (
    <nav {...useUniqueLabel(title)} className={`${cardClass(false)} ${styles.menu}`}>
      <Entry node={trail.head} lead={icon && <Icon name={icon} />} isOpen={isOpen} trail={trail} run={run} />
    </nav>
  )
}

type EntryProps = { node: TreeNode; lead?: ReactNode; isOpen?: boolean; trail: Trail; run: Run }

/** One entry with the entries below it. If the entry is a link, the button that unfolds it stands beside the link. */
export function Entry({ node, lead, isOpen = false, trail, run }: EntryProps) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: menu entries have no id but their index
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

/** Opens when the current page moves into it; only the visitor closes it. */
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

export type Trail = {
  /** Entries that lead to the current page. */
  current: ReadonlySet<TreeNode>
  /** Entries that contain one of them, at any depth. */
  open: ReadonlySet<TreeNode>
}

/** Address without the parameters that only say how the page is shown. */
const pageOf = (href: string | undefined) => href?.replace(/[?#].*$/, '')

/** Finds the page at `path` in a menu. */
export function findTrail(head: TreeNode, path: string, href: Host['href']): Trail {
  const here = pageOf(href({ handler: 'navigation', data: { path } }))
  const current = new Set<TreeNode>()
  const open = new Set<TreeNode>()
  const leadsHere = (node: TreeNode): boolean => {
    const isCurrent = here !== undefined && node.action !== undefined && pageOf(href(node.action)) === here
    if (isCurrent) current.add(node)
    // Visits every child, because the page may occur several times.
    const holds = (node.children ?? []).filter(leadsHere).length > 0
    if (holds) open.add(node)
    return isCurrent || holds
  }
  leadsHere(head)
  return { current, open }
}
