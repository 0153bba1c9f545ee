import { createScanner } from 'jsonc-parser'
import { splitPointer } from '../../../schemas/json/pointer'
import type { Span } from './indexLines'

/** An object or array around the scanner's position; `tree` is undefined when no pointer leads into it. */
type OpenContainer = { tree: PointerTree | undefined; index: number | undefined; expectsKey: boolean }

/** Returns the spans of a pointer; `exact` is false when only a value around it exists. */
type Locate = (pointer: string) => { value: Span; key: Span | undefined; exact: boolean }

/**
 * Finds pointers in valid JSON in one pass over its tokens. It builds no syntax tree, so a text may have any size and depth.
 */
export function locatePointers(text: string, pointers: Iterable<string>): Locate {
  const root = buildPointerTree(pointers)
  read(text, root)
  return (pointer) => {
    const { place, exact } = findNearest(root, pointer)
    return { value: place.value ?? { offset: 0, length: 1 }, key: place.key, exact }
  }
}

function read(text: string, root: PointerTree): void {
  const scanner = createScanner(text, true)
  const open: OpenContainer[] = []
  let tree: PointerTree | undefined = root
  let key: Span | undefined

  for (;;) {
    scanner.scan()
    const span = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() }
    if (span.length === 0) return
    const inside = open.at(-1)
    switch (text[span.offset]) {
      case ':':
        continue
      case ',':
        if (inside?.index === undefined) {
          if (inside) inside.expectsKey = true
        } else {
          inside.index += 1
          tree = inside.tree?.children?.get(String(inside.index))
        }
        continue
      case '}':
      case ']':
        open.pop()
        continue
    }
    if (inside?.expectsKey) {
      inside.expectsKey = false
      tree = inside.tree?.children?.get(scanner.getTokenValue())
      key = span
      continue
    }
    if (tree) mark(tree, span, inside?.index === undefined ? key : undefined)
    if (text[span.offset] === '{') open.push({ tree, index: undefined, expectsKey: true })
    if (text[span.offset] === '[') {
      open.push({ tree, index: 0, expectsKey: false })
      tree = tree?.children?.get('0')
    }
  }
}

function mark(tree: PointerTree, value: Span, key: Span | undefined): void {
  if (tree.value) forget(tree)
  tree.value = value
  if (key) tree.key = key
}

/** Pointers as a tree of their segments. The scan of the text fills in the spans. */
type PointerTree = { children: Map<string, PointerTree> | undefined; key?: Span; value?: Span }

const newTree = (): PointerTree => ({ children: undefined })

function buildPointerTree(pointers: Iterable<string>): PointerTree {
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

/** Returns the node of a pointer, or the nearest one around it that the text has. */
function findNearest(root: PointerTree, pointer: string): { place: PointerTree; exact: boolean } {
  let place = root
  for (const name of splitPointer(pointer)) {
    const child = place.children?.get(name)
    if (child?.value === undefined) return { place, exact: false }
    place = child
  }
  return { place, exact: true }
}

/** Clears the spans of an earlier member of the same name: the last one counts. */
function forget(tree: PointerTree): void {
  const waiting = [...(tree.children?.values() ?? [])]
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    if (current.value === undefined) continue
    delete current.value
    delete current.key
    if (current.children) for (const child of current.children.values()) waiting.push(child)
  }
}
