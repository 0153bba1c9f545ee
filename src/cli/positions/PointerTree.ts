import type { Span } from './Span'

/** The places some pointers name, joined by their common beginnings. Spans are filled in while a text is read. */
export type PointerTree = { children: Map<string, PointerTree>; key?: Span; value?: Span }

export function plantPointers(pointers: Iterable<string>): PointerTree {
  const root: PointerTree = { children: new Map() }
  for (const pointer of pointers) {
    let tree = root
    for (const name of splitPointer(pointer)) {
      const child = tree.children.get(name) ?? { children: new Map() }
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
    const child = place.children.get(name)
    if (child?.value === undefined) return { place, exact: false }
    place = child
  }
  return { place, exact: true }
}

/** Forgets what an earlier member of the same name held: of two, the last counts. */
export function forget(tree: PointerTree): void {
  const waiting = [...tree.children.values()]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    if (current.value === undefined) continue
    delete current.value
    delete current.key
    waiting.push(...current.children.values())
  }
}

/** The member names and indexes of an RFC 6901 pointer. */
export function splitPointer(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}
