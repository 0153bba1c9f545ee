import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { pressKey } from './pressKey'
import type { TreeItem } from './TreeItem'
import type { TreeState } from './useTreeState'

/** Milliseconds after which a typed letter begins a new search. */
const typingMs = 700

type Options = {
  state: TreeState
  place: RefObject<HTMLDivElement | null>
  select(pointer: string): void
  onMove(item: TreeItem, change: 'up' | 'down'): void
}

/** The events of a tree: keys as the ARIA Authoring Practices describe them, and presses of rows and of their arrows. */
export function useTreeEvents({ state, place, select, onMove }: Options) {
  const { rows, current, setCurrent, fold } = state
  const typing = useRef({ text: '', at: 0 })
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    // The focus follows the current row while it is in the tree.
    if (hasFocus.current) rowAt(place.current, current)?.focus()
  }, [current, place])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event
    if (ctrlKey || metaKey) return
    const { text, at } = typing.current
    const typed = timeStamp - at < typingMs ? text : ''
    const result = pressKey(rows, current, { key, altKey, isPlain: !altKey && key !== ' ', typed })
    if (key.length === 1) typing.current = { text: typed + key, at: timeStamp }
    if (!result) return
    event.preventDefault()
    if (result.do === 'focus') setCurrent(result.pointer)
    else if (result.do === 'select') select(result.pointer)
    else if (result.do === 'openAll') fold(result.pointers, true)
    else if (result.do === 'open' || result.do === 'close') fold([result.pointer], result.do === 'open')
    else move(result.pointer, result.do)
  }
  const move = (pointer: string, change: 'up' | 'down') => {
    const item = rows.find((row) => row.item.pointer === pointer)?.item
    if (item?.list) onMove(item, change)
  }
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-pointer]') : null
    const pointer = row?.dataset.pointer
    if (pointer === undefined || !(target instanceof Element)) return
    setCurrent(pointer)
    if (target.closest('[data-twisty]')) fold([pointer], row?.getAttribute('aria-expanded') !== 'true')
    else select(pointer)
  }
  const onFocus = () => {
    hasFocus.current = true
  }
  const onBlur = () => {
    hasFocus.current = false
  }
  return { onKeyDown, onClick, onFocus, onBlur }
}

/** The row of an item. */
export const rowAt = (place: HTMLElement | null, pointer: string): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])].find((row) => row.dataset.pointer === pointer)
