import type { Issue } from '../../../schemas'
import { worstOf } from '../outline/worstOf'
import type { BareItem, TreeItem } from './TreeItem'

/** Adds to each item the issues that are about it, and about what is inside. */
export function countIssues(items: readonly BareItem[], issues: readonly Issue[]): readonly TreeItem[] {
  const pointers = new Set<string>()
  collectPointers(items, pointers)
  const found = new Map<string, Issue[]>()
  for (const issue of issues) {
    const pointer = nearest(issue.pointer, pointers)
    if (pointer !== undefined) found.set(pointer, [...(found.get(pointer) ?? []), issue])
  }
  return items.map((item) => counted(item, found).item)
}

function collectPointers(items: readonly BareItem[], pointers: Set<string>): void {
  for (const { pointer, children } of items) {
    pointers.add(pointer)
    collectPointers(children, pointers)
  }
}

/** The longest start of a pointer that is an item. */
function nearest(pointer: string, pointers: ReadonlySet<string>): string | undefined {
  let start = pointer
  while (!pointers.has(start)) {
    if (start === '') return undefined
    start = start.slice(0, start.lastIndexOf('/'))
  }
  return start
}

function counted(bare: BareItem, found: ReadonlyMap<string, Issue[]>): { item: TreeItem; issues: Issue[] } {
  const own = found.get(bare.pointer) ?? []
  const inside = bare.children.map((child) => counted(child, found))
  const issues = [...own, ...inside.flatMap((each) => each.issues)]
  const children = inside.map(({ item }) => item)
  return { item: { ...bare, children, own: worstOf(own), all: worstOf(issues) }, issues }
}
