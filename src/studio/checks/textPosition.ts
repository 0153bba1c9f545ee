import type { Node } from 'jsonc-parser'
import { parseTree } from 'jsonc-parser'
import type { Issue } from '../../../schemas'

/** The location of a JSON pointer in a text: the offsets of the value and of its name. */
type PointerLocation = {
  value: number
  name: number | undefined
  /** False if the text contains only a part of the path. */
  exact: boolean
}

/**
 * Follows a JSON pointer (RFC 6901) as far as the text allows. The last of duplicate names counts, as in
 * `JSON.parse`.
 */
export function locatePointer(root: Node, pointer: string): PointerLocation {
  let value = root
  let name: Node | undefined
  for (const part of pointer.split('/').slice(1)) {
    const step = findMember(value, part.replaceAll('~1', '/').replaceAll('~0', '~'))
    if (!step) return { value: value.offset, name: name?.offset, exact: false }
    value = step.value
    name = step.name
  }
  return { value: value.offset, name: name?.offset, exact: true }
}

function findMember({ type, children = [] }: Node, key: string): { value: Node; name: Node | undefined } | undefined {
  if (type === 'array') {
    const value = /^(?:0|[1-9]\d*)$/.test(key) ? children[Number(key)] : undefined
    return value && { value, name: undefined }
  }
  const member = children.findLast(({ children: [name] = [] }) => name?.value === key)
  const [name, value] = member?.children ?? []
  return value && { value, name }
}

/** Line and column of an offset, from 1. Columns count UTF-16 code units. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}

/** The line of a pointer in a text, from 1; prefers the line of an issue with that pointer. */
export function findLine(text: string, issues: readonly Issue[], pointer: string): number {
  const line = issues.find((issue) => issue.pointer === pointer)?.line
  if (line !== undefined) return line
  const root = parseTree(text)
  return root ? positionAt(text, locatePointer(root, pointer).value).line : 1
}
