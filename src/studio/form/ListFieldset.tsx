import { type ReactNode, useState } from 'react'
import type { ItemChange } from '../edits/editItem'
import { isWithin } from '../outline/pathTo'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { editField } from './editField'
import type { Field, ListField } from './Field'
import { FieldGroup } from './FieldGroup'
import items from './FieldItems.module.css'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'
import { ListItem } from './ListItem'
import { useItemEdit } from './useItemEdit'

/** Lists up to this length are open at first; of longer ones, this many items are listed before a press lists more. */
const openUpTo = 3
const pageSize = 30

type Props = { field: ListField; children(item: Field): ReactNode }

/** A list of values: each is opened, moved, duplicated and removed by buttons, and others are added. */
export function ListFieldset({ field, children }: Props) {
  const text = useStudioText()
  const { fields, pointer } = field
  const { length } = fields
  const [count, setCount] = useState(pageSize)
  const { isOpen, toggle, change, add } = useItems(field)
  return (
    <FieldGroup field={field} detail={text('form.items', { count: length })}>
      <ol className={items.items}>
        {fields.slice(0, count).map((item, index) => (
          <ListItem
            key={item.pointer}
            item={item}
            place={{ pointer, index, length }}
            isOpen={isOpen(item)}
            onToggle={() => toggle(item)}
            onChange={(what, label) => change(item, label, what)}
          >
            {children(item.kind === 'object' ? item : named(item, text('form.item', { number: index + 1 })))}
          </ListItem>
        ))}
      </ol>
      <div className={items.adders}>
        {length > count && (
          <ToolButton onClick={() => setCount(count + 10 * pageSize)}>
            {text('form.more', { count: length - count })}
          </ToolButton>
        )}
        <AddButton
          field={field}
          onAdd={() => {
            setCount(Math.max(count, length + 1))
            add()
          }}
        />
      </div>
    </FieldGroup>
  )
}

/** An item that is no object has no name but its number. */
const named = (item: Field, title: string): Field => ({ ...item, title, name: title })

function AddButton({ field: { pointer, title, limits, fields }, onAdd }: { field: ListField; onAdd(): void }) {
  const text = useStudioText()
  const isFull = limits.max !== undefined && fields.length >= limits.max
  return (
    <span data-focus={`${pointer}:add`}>
      <ToolButton onClick={onAdd} disabled={isFull}>
        <Glyph name="plus" />
        {text('form.addTo', { title })}
      </ToolButton>
      {isFull && <span className={styles.usage}>{text('form.full', { count: fields.length })}</span>}
    </span>
  )
}

/** Which items are open, and the changes of the list. */
function useItems(field: ListField) {
  const text = useStudioText()
  const { edit, announce, focusLater, selected } = useFormPorts()
  const changeItem = useItemEdit()
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const { pointer, fields } = field
  const { length } = fields
  const isOpen = (item: Field) =>
    opened[item.pointer] ?? (length <= openUpTo || isWithin(selected, item.pointer) || item.issues.length > 0)
  const toggle = (item: Field) => setOpened({ ...opened, [item.pointer]: !isOpen(item) })
  const add = () => {
    const added = `${pointer}/${length}`
    edit((whole) => editField(whole, field, { do: 'add' }))
    setOpened({ ...opened, [added]: true })
    focusLater(added)
    announce(text('form.added', { title: text('form.item', { number: length + 1 }) }))
  }
  const change = (item: Field, label: string, what: ItemChange) => {
    const target = changeItem({ pointer: item.pointer, title: label, length }, what)
    // The items after a removed one stand at other pointers.
    setOpened(what === 'remove' ? {} : { ...opened, [target]: what === 'duplicate' || isOpen(item) })
  }
  return { isOpen, toggle, add, change }
}
