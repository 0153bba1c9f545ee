import type { Edit } from 'jsonc-parser'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { editItem, type ItemChange } from '../edits/editItem'
import { itemAt } from '../edits/itemAt'
import { JsonText } from '../edits/JsonText'
import type { ContractWords } from '../outline/ContractWords'
import type { DocumentRoot } from '../outline/DocumentRoot'
import { typeTitle } from '../outline/documentTitle'
import { idsIn } from '../outline/idsIn'
import { newBlock } from '../outline/newDocument'
import { pathTo } from '../outline/pathTo'
import { useStudioText } from '../texts/StudioText'
import type { TreeItem } from './TreeItem'

/** Where a block is added: beside an item, or as the last one inside it. */
export type BlockPlace = 'before' | 'after' | 'inside'

export type TreeChanges = {
  change(item: TreeItem, change: ItemChange): void
  add(item: TreeItem, place: BlockPlace, type: string): Promise<void>
  /** What was done last, for screen readers. */
  message: string
}

type Options = {
  document: unknown
  roots: readonly DocumentRoot[]
  words: ContractWords
  edit(change: (text: string) => readonly Edit[]): void
  select(pointer: string): void
  place: RefObject<HTMLDivElement | null>
}

/** The changes of the tree. What was changed stays selected. */
export function useTreeEdit({ document, roots, words, edit, select, place }: Options): TreeChanges {
  const text = useStudioText()
  const [message, setMessage] = useState('')
  const isChanged = useRef(false)
  useLayoutEffect(() => {
    // A button that vanished with its item would lose the focus.
    const isLost = isChanged.current && place.current?.ownerDocument.activeElement === place.current?.ownerDocument.body
    isChanged.current = false
    if (isLost) place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const change = (item: TreeItem, what: ItemChange) => {
    const { pointer, title, list } = item
    const found = pathTo(document, roots, pointer).at(-1)
    let target = pointer
    edit((whole) => {
      const changed = editItem(whole, pointer, what, found ? idsIn(found) : [])
      target = changed.pointer
      return changed.edits
    })
    isChanged.current = true
    select(target)
    const position = itemAt(target).index + 1
    setMessage(text(`form.done.${what}`, { title, position, total: list?.length ?? 1 }))
  }
  const add = async (item: TreeItem, where: BlockPlace, type: string) => {
    const block = await newBlock(type)
    let target = item.pointer
    edit((whole) => {
      const json = new JsonText(whole)
      const list = where === 'inside' ? item.blocks : item.list?.pointer
      if (list === undefined) return []
      const index = where === 'inside' ? json.lengthOf(list) : itemAt(item.pointer).index + (where === 'after' ? 1 : 0)
      target = `${list}/${index}`
      return json.has(list) ? json.insert(list, index, block) : json.set(list, [block])
    })
    select(target)
    setMessage(text('form.added', { title: typeTitle('blocks', type, words) }))
  }
  return { change, add, message }
}
