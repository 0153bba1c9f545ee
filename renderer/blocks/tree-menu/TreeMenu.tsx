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
 * A nested menu. A link with child entries has a button that unfolds them. Marks the current page and opens every
 * level above it. The levels unfold without JavaScript.
 */
export function TreeMenu({ data: { title, icon, isOpen = false, nodes }, action, run }: BlockProps<'tree-menu'>) {
  const { href } = useHost()
  const { path } = useAddress()
  const trail = useMemo(() => {
    const root = { text: title, children: nodes, ...(action && { action }) }
    return { root, ...findTrail(root, path, href) }
  }, [title, nodes, action, path, href])
  return (
    <nav {...useUniqueLabel(title)} className={`${cardClass(false)} ${styles.menu}`}>
      <Entry node={trail.root} lead={icon && <Icon name={icon} />} isOpen={isOpen} trail={trail} run={run} />
    </nav>
  )
}

type EntryProps = { node: TreeNode; lead?: ReactNode; isOpen?: boolean; trail: Trail; run: Run }

/** One entry with its child entries. The button that unfolds the children stands beside the entry's link. */
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
      <Disclosure
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
      </Disclosure>
    </>
  )
}

type FoldProps = { isOpen: boolean; className: string | undefined; summary: ReactNode; children: ReactNode }

/** A disclosure that opens when the current page is inside it. Only the visitor closes it. */
function Disclosure({ isOpen, className, summary, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [initiallyOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <details ref={fold} className={styles.fold} open={initiallyOpen}>
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
  /** Ancestors of those entries. */
  open: ReadonlySet<TreeNode>
}

/** The address without query and fragment. */
const withoutQuery = (href: string | undefined) => href?.replace(/[?#].*$/, '')

/** Finds the entries of a menu that lead to the page at `path`, and their ancestors. */
export function findTrail(root: TreeNode, path: string, href: Host['href']): Trail {
  const here = withoutQuery(href({ handler: 'navigation', data: { path } }))
  const current = new Set<TreeNode>()
  const open = new Set<TreeNode>()
  const leadsHere = (node: TreeNode): boolean => {
    const isCurrent = here !== undefined && node.action !== undefined && withoutQuery(href(node.action)) === here
    if (isCurrent) current.add(node)
    // Visits every child, because the page may occur several times.
    const containsCurrent = (node.children ?? []).filter(leadsHere).length > 0
    if (containsCurrent) open.add(node)
    return isCurrent || containsCurrent
  }
  leadsHere(root)
  return { current, open }
}
