import { applyEdits, type Edit, type Node, parseTree } from 'jsonc-parser'
import { joinPointer, splitPointer } from '../../../schemas/json/pointer'
import { findNode } from './findNode'
import { type Layout, readLayout, writeInline, writeLines } from './Layout'

/**
 * A JSON text, and the edits that change one place of it. All else stays byte for byte: `modify` of `jsonc-parser` also lays out
 * the lines around a change anew, which are the whole document where it stands on one line.
 */
export class JsonText {
  readonly #root: Node | undefined
  readonly #layout: Layout

  /** `text` is strict JSON. */
  constructor(readonly text: string) {
    this.#root = parseTree(text)
    this.#layout = readLayout(text)
  }

  has(pointer: string): boolean {
    return this.#find(pointer) !== undefined
  }

  /** Offsets of the start and the end of a value. */
  rangeOf(pointer: string): { from: number; to: number } | undefined {
    const node = this.#find(pointer)
    return node && { from: node.offset, to: endOf(node) }
  }

  /** The number of members or items of a value. */
  lengthOf(pointer: string): number {
    return this.#find(pointer)?.children?.length ?? 0
  }

  /** The text of a value, without the members and items at the pointers `without` inside it. */
  copy(pointer: string, without: readonly string[] = []): string {
    const node = this.#find(pointer)
    if (!node) return 'null'
    const edits = without.flatMap((inside) => this.remove(inside))
    return applyEdits(
      this.#slice(node),
      edits.map((edit) => ({ ...edit, offset: edit.offset - node.offset })),
    )
  }

  /**
   * Writes a value. Objects that the pointer leads through and that do not exist are created. A new member stands after those of
   * `before` that exist, otherwise last.
   */
  set(pointer: string, value: unknown, before: readonly string[] = []): Edit[] {
    const node = this.#find(pointer)
    if (node) return this.#replace(node, value)
    const names = splitPointer(pointer)
    const name = names.pop()
    if (name === undefined) return []
    const parent = this.#find(joinPointer(names))
    if (!parent) return this.set(joinPointer(names), { [name]: value })
    if (parent.type === 'array') return this.insert(joinPointer(names), parent.children?.length ?? 0, value)
    if (parent.type !== 'object') return []
    const { children = [] } = parent
    const preceding = children.findLastIndex(({ children: [key] = [] }) => before.includes(String(key?.value)))
    const index = before.length > 0 ? preceding + 1 : children.length
    return this.#insertChild(parent, index, `${JSON.stringify(name)}:${this.#layout.space}`, value)
  }

  /** Removes a member or an item. */
  remove(pointer: string): Edit[] {
    const node = this.#find(pointer)
    const place = node && placeOf(node)
    if (!place) return []
    const { parent, index } = place
    const { children = [] } = parent
    const [child, previous, next] = [children[index], children[index - 1], children[index + 1]]
    if (!child) return []
    if (previous) return [cut(endOf(previous), endOf(child))]
    return [next ? cut(child.offset, next.offset) : cut(parent.offset + 1, endOf(parent) - 1)]
  }

  /** Inserts an item into the list at a pointer. */
  insert(list: string, index: number, value: unknown): Edit[] {
    const node = this.#find(list)
    return node?.type === 'array' ? this.#insertChild(node, index, '', value) : []
  }

  /** Inserts an item as it is written. */
  insertText(list: string, index: number, json: string): Edit[] {
    const node = this.#find(list)
    return node?.type === 'array' ? [this.#place(node, index, json)] : []
  }

  /** Moves an item to another index of its list. */
  move(pointer: string, to: number): Edit[] {
    const node = this.#find(pointer)
    const place = node && placeOf(node)
    const items = place?.parent.children ?? []
    if (place?.parent.type !== 'array' || to < 0 || to >= items.length || to === place.index) return []
    const order = [...items]
    order.splice(to, 0, ...order.splice(place.index, 1))
    return items.flatMap((item, index) => {
      const moved = order[index]
      return !moved || moved === item ? [] : [{ ...cut(item.offset, endOf(item)), content: this.#slice(moved) }]
    })
  }

  #find(pointer: string): Node | undefined {
    return this.#root && findNode(this.#root, pointer)
  }

  #slice({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length)
  }

  #replace(node: Node, value: unknown): Edit[] {
    const current: unknown = JSON.parse(this.#slice(node))
    if (JSON.stringify(current) === JSON.stringify(value)) return []
    const container = placeOf(node)?.parent
    const isInline = container ? this.#isInline(container) : !this.text.includes('\n')
    const content = isInline
      ? writeInline(value, this.#layout)
      : writeLines(value, this.#layout, this.#marginAt(node.offset))
    return [{ ...cut(node.offset, endOf(node)), content }]
  }

  #insertChild(parent: Node, index: number, name: string, value: unknown): Edit[] {
    const written = this.#isInline(parent)
      ? writeInline(value, this.#layout)
      : writeLines(value, this.#layout, this.#marginIn(parent))
    return [this.#place(parent, index, name + written)]
  }

  /** The edit that puts a written member or item between those of a container. */
  #place(parent: Node, index: number, content: string): Edit {
    const { newline, space } = this.#layout
    const { children = [] } = parent
    const isInline = this.#isInline(parent)
    const previous = children[Math.min(index, children.length) - 1]
    const [next] = children
    const gap = isInline ? space : newline + this.#marginIn(parent)
    if (previous) return { offset: endOf(previous), length: 0, content: `,${gap}${content}` }
    if (next) return { offset: next.offset, length: 0, content: `${content},${gap}` }
    const pad = parent.type === 'array' ? '' : space
    const inside = isInline ? pad + content + pad : gap + content + newline + this.#marginAt(parent.offset)
    return { ...cut(parent.offset + 1, endOf(parent) - 1), content: inside }
  }

  /** Whether the members of a container stand on the line of its bracket. */
  #isInline(node: Node): boolean {
    const [first] = node.children ?? []
    if (first) return !this.text.slice(node.offset, first.offset).includes('\n')
    const outer = node.parent?.type === 'property' ? node.parent.parent : node.parent
    return outer ? this.#isInline(outer) : !this.text.trim().includes('\n') && this.text.trim().length > 2
  }

  /** The indentation of the members of a container. */
  #marginIn(node: Node): string {
    const [first] = node.children ?? []
    return first ? this.#marginAt(first.offset) : this.#marginAt(node.offset) + this.#layout.indent
  }

  /** The indentation of the line that holds an offset. */
  #marginAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? ''
  }
}

const endOf = ({ offset, length }: Node): number => offset + length

const cut = (from: number, to: number): Edit => ({ offset: from, length: to - from, content: '' })

/** The container of a value, and the index of its member or item there. */
function placeOf(node: Node): { parent: Node; index: number } | undefined {
  const child = node.parent?.type === 'property' ? node.parent : node
  const { parent } = child
  return parent && { parent, index: parent.children?.indexOf(child) ?? -1 }
}
