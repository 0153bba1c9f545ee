import { useMemo, useState } from 'react'
import type { TreeItem } from './TreeItem'
import { type Folding, readRows, type TreeRow, trailTo, unfold } from './treeRows'

export type TreeState = {
  rows: readonly TreeRow[]
  /** The item that the selection is at or in. */
  selected: TreeItem | undefined
  /** Pointer of the row that Tab leads to. */
  current: string
  setCurrent(pointer: string): void
  fold(pointers: readonly string[], isOpen: boolean): void
}

/** Which items of a tree are visible, selected and current. What is selected elsewhere is opened and becomes current. */
export function useTreeState(items: readonly TreeItem[], selection: string): TreeState {
  const [folding, setFolding] = useState<Folding>(() => unfold({}, items, selection))
  const [wanted, setWanted] = useState(selection)
  const [lastSelection, setLastSelection] = useState(selection)
  if (selection !== lastSelection) {
    setLastSelection(selection)
    setWanted(selection)
    setFolding(unfold(folding, items, selection))
  }
  const rows = useMemo(() => readRows(items, folding), [items, folding])
  const visible = useMemo(() => new Set(rows.map(({ item }) => item.pointer)), [rows])
  const trail = trailTo(items, wanted).filter(({ pointer }) => visible.has(pointer))
  return {
    rows,
    selected: trailTo(items, selection).at(-1),
    current: trail.at(-1)?.pointer ?? rows[0]?.item.pointer ?? '',
    setCurrent: setWanted,
    fold: (pointers, isOpen) =>
      setFolding({ ...folding, ...Object.fromEntries(pointers.map((pointer) => [pointer, isOpen])) }),
  }
}
