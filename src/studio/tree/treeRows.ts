import { isWithin } from '../outline/pathTo'
import type { TreeItem } from './TreeItem'

/** A visible item, with its place among its siblings from 1. */
export type TreeRow = {
  item: TreeItem
  position: number
  siblings: number
  /** Undefined for an item without children. */
  isOpen: boolean | undefined
  parent: string | undefined
}

/** Trees of up to this many items are open at first; of larger ones, the first levels. */
const openUpTo = 150
const openLevels = 2

/** Which items were opened or closed, by pointer. */
export type Folding = Readonly<Record<string, boolean>>

export const countItems = (items: readonly TreeItem[]): number =>
  items.reduce((sum, { children }) => sum + 1 + countItems(children), 0)

/** The visible items of a tree in their order. */
export function readRows(items: readonly TreeItem[], folding: Folding): readonly TreeRow[] {
  const isSmall = countItems(items) <= openUpTo
  const rows: TreeRow[] = []
  const add = (siblings: readonly TreeItem[], parent: string | undefined) => {
    for (const [index, item] of siblings.entries()) {
      const isOpen =
        item.children.length > 0 ? (folding[item.pointer] ?? (isSmall || item.level < openLevels)) : undefined
      rows.push({ item, position: index + 1, siblings: siblings.length, isOpen, parent })
      if (isOpen) add(item.children, item.pointer)
    }
  }
  add(items, undefined)
  return rows
}

/** The items around a pointer, the outermost first; the last one is the innermost that leads to it. */
export function trailTo(items: readonly TreeItem[], pointer: string): readonly TreeItem[] {
  const found = items.find((item) => isWithin(pointer, item.pointer))
  return found ? [found, ...trailTo(found.children, pointer)] : []
}

/** Opens the items around a pointer. */
export function unfold(folding: Folding, items: readonly TreeItem[], pointer: string): Folding {
  const around = trailTo(items, pointer).slice(0, -1)
  const closed = around.filter((item) => folding[item.pointer] !== true)
  return closed.length === 0
    ? folding
    : { ...folding, ...Object.fromEntries(closed.map((item) => [item.pointer, true])) }
}
