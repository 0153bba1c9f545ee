import { createScanner } from 'jsonc-parser'
import { splitPointer } from '../../../schemas/json/pointer'
import type { Span } from './indexLines'

/** An object or array around the scanner's position; `tree` is undefined when no pointer leads into it. */
type OpenContainer = { tree: PointerTree | undefined; index: number | undefined; expectsKey: boolean }

/** Returns the spans of a pointer; `exact` is false when only a value around it exists. */
type Locate = (pointer: string) => { value: Span; key: Span | undefined; exact: boolean }

/**
 * Locates pointers in valid JSON, in one pass over its tokens. Builds no syntax tree, so that a text may have any size and depth.
 */
export function locatePointers(text: string, pointers: Iterable<string>): Locate {
  const root = buildPointerTree(pointers)
  scanText(text, root)
  return (pointer) => {
    const { node, exact } = findNearest(root, pointer)
    return { value: node.value ?? { offset: 0, length: 1 }, key: node.key, exact }
  }
}

function scanText(text: string, root: PointerTree): void {
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
    if (tree) setSpans(tree, span, inside?.index === undefined ? key : undefined)
    if (text[span.offset] === '{') open.push({ tree, index: undefined, expectsKey: true })
    if (text[span.offset] === '[') {
      open.push({ tree, index: 0, expectsKey: false })
      tree = tree?.children?.get('0')
    }
  }
}

function setSpans(tree: PointerTree, value: Span, key: Span | undefined): void {
  if (tree.value) clearSpans(tree)
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
function findNearest(root: PointerTree, pointer: string): { node: PointerTree; exact: boolean } {
  let node = root
  for (const name of splitPointer(pointer)) {
    const child = node.children?.get(name)
    if (child?.value === undefined) return { node, exact: false }
    node = child
  }
  return { node, exact: true }
}

/** Clears the spans inside an earlier member of the same name, because the last member wins. */
function clearSpans(tree: PointerTree): void {
  const pending = [...(tree.children?.values() ?? [])]
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    if (current.value === undefined) continue
    delete current.value
    delete current.key
    if (current.children) for (const child of current.children.values()) pending.push(child)
  }
}
