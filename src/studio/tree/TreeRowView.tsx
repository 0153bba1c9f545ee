import { memo } from 'react'
import { IssueBadge } from '../outline/IssueBadge'
import { Glyph, type GlyphName } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './DocumentTree.module.css'
import type { TreeItem } from './TreeItem'

const glyphs: Readonly<Record<TreeItem['kind'], GlyphName>> = {
  page: 'sheet',
  modal: 'window',
  block: 'brick',
  action: 'play',
  part: 'part',
  other: 'sheet',
}

type Props = {
  item: TreeItem
  position: number
  siblings: number
  isOpen: boolean | undefined
  isSelected: boolean
  /** Whether Tab leads to this row. */
  isCurrent: boolean
}

/** A row of the tree. The tree around it takes its events. */
export const TreeRowView = memo(function TreeRowView(props: Props) {
  const text = useStudioText()
  const { item, position, siblings, isOpen, isSelected, isCurrent } = props
  const { pointer, kind, title, hint, role, level, own, all } = item
  const issues = isOpen ? own : all
  return (
    <div
      role="treeitem"
      className={styles.row}
      data-pointer={pointer}
      data-level={Math.min(level, 8)}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
    >
      <span className={styles.twisty} data-twisty={isOpen === undefined ? undefined : true} aria-hidden="true">
        {isOpen !== undefined && <Glyph name={isOpen ? 'down' : 'right'} />}
      </span>
      <span className={styles.kind} data-kind={kind}>
        <Glyph name={glyphs[kind]} />
      </span>
      <span className={styles.text}>
        {role && <span className={styles.role}>{text('tree.role', { role })} </span>}
        {title}
        {hint && <span className={styles.hint}> · {hint}</span>}
      </span>
      {issues && <IssueBadge issues={issues} />}
    </div>
  )
})
