import type { Edit } from 'jsonc-parser'
import { itemAt } from './itemAt'
import { JsonText } from './JsonText'

/** What can be done to an item of a list. */
export type ItemChange = 'up' | 'down' | 'duplicate' | 'remove'

/** The edits of a change to an item, and the pointer at which the item, its copy or its neighbour then stands. */
export type ItemEdit = { edits: Edit[]; pointer: string }

/**
 * Moves, duplicates or removes the item at a pointer; its text stays as it is written. `without` are pointers inside the item that a
 * copy leaves out, such as identifiers.
 */
export function editItem(text: string, pointer: string, change: ItemChange, without: readonly string[] = []): ItemEdit {
  const json = new JsonText(text)
  const { list, index } = itemAt(pointer)
  if (change === 'remove') return { edits: json.remove(pointer), pointer: neighbour(json, list, index) }
  if (change === 'duplicate') {
    const edits = json.insertText(list, index + 1, json.copy(pointer, without))
    return { edits, pointer: `${list}/${index + 1}` }
  }
  const to = index + (change === 'up' ? -1 : 1)
  const edits = json.move(pointer, to)
  return { edits, pointer: edits.length > 0 ? `${list}/${to}` : pointer }
}

/** Where to go when an item is removed: the next one takes its place, otherwise the one before, otherwise the list. */
function neighbour(json: JsonText, list: string, index: number): string {
  if (json.has(`${list}/${index + 1}`)) return `${list}/${index}`
  return index > 0 ? `${list}/${index - 1}` : list
}
