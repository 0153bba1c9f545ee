import { foldText } from '../../../schemas/inputs/foldText'
import type { TreeRow } from './treeRows'

/** What a key does in a tree. */
export type KeyResult =
  | { do: 'focus' | 'open' | 'close' | 'select' | 'up' | 'down'; pointer: string }
  | { do: 'openAll'; pointers: readonly string[] }

/** A pressed key, and the letters typed just before it. */
export type Key = { key: string; altKey: boolean; isPlain: boolean; typed: string }

/**
 * What a key does at a row of a tree, as the ARIA Authoring Practices describe trees; with Alt, arrows move the item. Undefined for a
 * key that does nothing.
 */
export function pressKey(rows: readonly TreeRow[], current: string, pressed: Key): KeyResult | undefined {
  const index = rows.findIndex(({ item }) => item.pointer === current)
  const row = rows[index]
  if (!row) return undefined
  const { key, altKey, isPlain, typed } = pressed
  const focus = (target: TreeRow | undefined): KeyResult | undefined =>
    target && { do: 'focus', pointer: target.item.pointer }
  if (altKey) {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    return { do: key === 'ArrowUp' ? 'up' : 'down', pointer: current }
  }
  switch (key) {
    case 'ArrowDown':
      return focus(rows[index + 1])
    case 'ArrowUp':
      return focus(rows[index - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      return row.isOpen === false ? { do: 'open', pointer: current } : row.isOpen ? focus(rows[index + 1]) : undefined
    case 'ArrowLeft':
      if (row.isOpen) return { do: 'close', pointer: current }
      return row.parent === undefined ? undefined : { do: 'focus', pointer: row.parent }
    case 'Enter':
    case ' ':
      return { do: 'select', pointer: current }
    case '*':
      return { do: 'openAll', pointers: closedSiblings(rows, row) }
    default:
      return isPlain && key.length === 1 ? focus(nextStartingWith(rows, index, foldText(typed + key))) : undefined
  }
}

const closedSiblings = (rows: readonly TreeRow[], { parent }: TreeRow): readonly string[] =>
  rows.filter((row) => row.parent === parent && row.isOpen === false).map(({ item }) => item.pointer)

/** The next row whose title or hint begins with what was typed; a longer beginning may stay where it is. */
function nextStartingWith(rows: readonly TreeRow[], index: number, typed: string): TreeRow | undefined {
  const start = typed.length > 1 ? index : index + 1
  const ordered = [...rows.slice(start), ...rows.slice(0, start)]
  return ordered.find(
    ({ item }) => foldText(item.title).startsWith(typed) || foldText(item.hint ?? '').startsWith(typed),
  )
}
