import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode, Tree } from '@lezer/common'
import { joinPointer, splitPointer } from '../../../schemas/json/pointer'

/** Milliseconds that one call may spend on parsing what the editor has not parsed yet. */
const parseBudgetMs = 200

/** A range of a text, in UTF-16 units. */
export type TextRange = { from: number; to: number }

/** The range of a value, and that of its name. `isExact` is false when only a part of the pointer exists in the text. */
export type PointerRange = TextRange & { name?: TextRange; isExact: boolean }

const treeTo = (state: EditorState, offset: number): Tree =>
  ensureSyntaxTree(state, offset, parseBudgetMs) ?? syntaxTree(state)

const values = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])
const isValue = ({ name }: SyntaxNode): boolean => values.has(name)

/** The JSON pointer (RFC 6901) of the innermost value at an offset; empty for the root. Reads a text that is not JSON, too. */
export function pointerAt(state: EditorState, offset: number): string {
  const tree = treeTo(state, offset)
  const after = namesOf(state, tree.resolveInner(offset, 1))
  const before = namesOf(state, tree.resolveInner(offset, -1))
  // At the end of a value, before a comma, the caret still belongs to it.
  return joinPointer(before.length > after.length ? before : after)
}

function namesOf(state: EditorState, start: SyntaxNode): string[] {
  const names: string[] = []
  for (let node: SyntaxNode | null = start; node; node = node.parent) {
    if (node.name === 'Property') names.unshift(nameOf(state, node) ?? '')
    else if (node.parent?.name === 'Array' && isValue(node)) names.unshift(String(indexOf(node)))
  }
  return names
}

function indexOf(item: SyntaxNode): number {
  let index = 0
  for (let node = item.prevSibling; node; node = node.prevSibling) if (isValue(node)) index++
  return index
}

/** The name of a property; undefined while it has none. */
function nameOf(state: EditorState, property: SyntaxNode): string | undefined {
  const name = property.getChild('PropertyName')
  if (!name) return undefined
  const quoted = state.sliceDoc(name.from, name.to)
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted.replaceAll('"', '')
  }
}

/** Finds the value at a pointer, as far as the text has it. The last of repeated names counts, as in `JSON.parse`. */
export function rangeOf(state: EditorState, pointer: string): PointerRange {
  const root = firstValue(treeTo(state, state.doc.length).topNode)
  if (!root) return { from: 0, to: 0, isExact: false }
  let found: { value: SyntaxNode; name?: SyntaxNode } = { value: root }
  for (const part of splitPointer(pointer)) {
    const next = stepInto(state, found.value, part)
    if (!next) return { ...toRange(found), isExact: false }
    found = next
  }
  return { ...toRange(found), isExact: true }
}

const toRange = ({ value, name }: { value: SyntaxNode; name?: SyntaxNode }) => ({
  from: value.from,
  to: value.to,
  ...(name && { name: { from: name.from, to: name.to } }),
})

function firstValue(node: SyntaxNode): SyntaxNode | undefined {
  for (let child = node.firstChild; child; child = child.nextSibling) if (isValue(child)) return child
  return undefined
}

function stepInto(state: EditorState, node: SyntaxNode, part: string) {
  if (node.name === 'Array') {
    const items = /^(?:0|[1-9]\d*)$/.test(part) ? valuesIn(node) : []
    const value = items[Number(part)]
    return value && { value }
  }
  const property = node.getChildren('Property').findLast((each) => nameOf(state, each) === part)
  const value = property && firstValue(property)
  const name = property?.getChild('PropertyName')
  return value && { value, ...(name && { name }) }
}

function valuesIn(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) if (isValue(child)) found.push(child)
  return found
}
