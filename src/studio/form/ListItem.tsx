import type { ReactNode } from 'react'
import type { ItemChange } from '../edits/editItem'
import { hintOf } from '../outline/hintOf'
import { ItemTools } from '../outline/ItemTools'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import { briefOf } from './briefOf'
import type { Field } from './Field'
import items from './FieldItems.module.css'

type Props = {
  item: Field
  /** Pointer of its list, its index there, and the length of the list. */
  place: { pointer: string; index: number; length: number }
  isOpen: boolean
  onToggle(): void
  onChange(change: ItemChange, label: string): void
  children: ReactNode
}

/** An item of a list: an object opens and closes, any other value stands beside its buttons. */
export function ListItem({ item, place, isOpen, onToggle, onChange, children }: Props) {
  const text = useStudioText()
  const number = text('form.item', { number: place.index + 1 })
  const hint = hintOf(item.node, item.value) ?? briefOf(item)
  const label = hint ? `${number} · ${hint}` : number
  const tools = (
    <ItemTools title={label} pointer={item.pointer} place={place} onChange={(change) => onChange(change, label)} />
  )
  if (item.kind !== 'object') {
    return (
      <li className={items.itemRow}>
        {children}
        {tools}
      </li>
    )
  }
  return (
    <li className={items.item}>
      <div className={items.itemHead}>
        <button type="button" className={items.opener} aria-expanded={isOpen} onClick={onToggle}>
          <Glyph name={isOpen ? 'down' : 'right'} />
          <span className={items.itemTitle}>{label}</span>
        </button>
        {tools}
      </div>
      {isOpen && children}
    </li>
  )
}
