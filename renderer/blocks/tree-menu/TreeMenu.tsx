import { useMemo } from 'react'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { useUniqueLabel } from '../../parts/useUniqueLabel'
import { Entry } from './Entry'
import { findTrail } from './findTrail'
import styles from './TreeMenu.module.css'

export { default as contract } from '../../../schemas/generated/blocks/tree-menu.js'

/**
 * A menu with menus in it: links, and beside those that have more below them what opens it. The page the visitor is on
 * is marked, and every fold on the way to it is open. Without a script the folds still open.
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
