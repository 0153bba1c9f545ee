import { createScanner } from 'jsonc-parser'
import { findPlace, forget, type PointerTree, plantPointers } from './PointerTree'
import type { Span } from './Span'

/** An object or array being read; `tree` is undefined where no pointer leads. */
type Open = { tree: PointerTree | undefined; index: number | undefined; expectsKey: boolean }

/** Answers where a pointer stands; `exact` is false when only something around it exists. */
export type Locate = (pointer: string) => { value: Span; key: Span | undefined; exact: boolean }

/**
 * Finds pointers in a text that is valid JSON, in one pass over its tokens and without a tree of it, so that neither the
 * size nor the depth of the text matters.
 */
export function locatePointers(text: string, pointers: Iterable<string>): Locate {
  const root = plantPointers(pointers)
  read(text, root)
  return (pointer) => {
    const { place, exact } = findPlace(root, pointer)
    return { value: place.value ?? { offset: 0, length: 1 }, key: place.key, exact }
  }
}

function read(text: string, root: PointerTree): void {
  const scanner = createScanner(text, true)
  const open: Open[] = []
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
