import { splitPointer } from '../../../schemas/json/pointer'
import type { Span } from './Span'

/** The places some pointers name, joined by their common beginnings. Spans are filled in while a text is read. */
export type PointerTree = { children: Map<string, PointerTree> | undefined; key?: Span; value?: Span }

const newTree = (): PointerTree => ({ children: undefined })

export function plantPointers(pointers: Iterable<string>): PointerTree {
  const root = newTree()
  for (const pointer of pointers) {
    let tree = root
    for (const name of splitPointer(pointer)) {
      tree.children ??= new Map()
      const child = tree.children.get(name) ?? newTree()
      tree.children.set(name, child)
      tree = child
    }
  }
  return root
}

/** The place a pointer names, or the nearest one around it that the text has. */
export function findPlace(root: PointerTree, pointer: string): { place: PointerTree; exact: boolean } {
  let place = root
  for (const name of splitPointer(pointer)) {
    const child = place.children?.get(name)
    if (child?.value === undefined) return { place, exact: false }
    place = child
  }
  return { place, exact: true }
}

/** Forgets what an earlier member of the same name held: of two, the last counts. */
export function forget(tree: PointerTree): void {
  const waiting = [...(tree.children?.values() ?? [])]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    if (current.value === undefined) continue
    delete current.value
    delete current.key
    if (current.children) for (const child of current.children.values()) waiting.push(child)
  }
}
