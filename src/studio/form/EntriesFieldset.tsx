import { type ReactNode, useId, useState } from 'react'
import { joinPointer } from '../../../schemas/json/pointer'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { editField } from './editField'
import type { Field, ListField } from './Field'
import { FieldGroup } from './FieldGroup'
import items from './FieldItems.module.css'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

type Props = { field: ListField; children(entry: Field): ReactNode }

/** An object whose members have any name, such as the parameters of an address. */
export function EntriesFieldset({ field, children }: Props) {
  const text = useStudioText()
  const id = useId()
  const { edit, announce, focusLater } = useFormPorts()
  const [name, setName] = useState('')
  const { fields, pointer } = field
  const isTaken = fields.some((entry) => entry.name === name)
  const add = () => {
    edit((whole) => editField(whole, field, { do: 'add', name }))
    focusLater(pointer + joinPointer([name]))
    announce(text('form.added', { title: name }))
    setName('')
  }
  const remove = (entry: Field) => {
    edit((whole) => editField(whole, entry, { do: 'set', value: undefined }))
    focusLater(`${pointer}:name`)
    announce(text('form.done.remove', { title: entry.name, position: 1, total: fields.length }))
  }
  return (
    <FieldGroup field={field}>
      <ul className={items.items}>
        {fields.map((entry) => (
          <li key={entry.pointer} className={items.itemRow}>
            {children(entry)}
            <ToolButton onClick={() => remove(entry)}>{text('form.tool.remove', { title: entry.name })}</ToolButton>
          </li>
        ))}
      </ul>
      <div className={items.adders}>
        <label htmlFor={id}>{text('form.entryName')}</label>
        <input
          id={id}
          className={styles.input}
          data-code
          data-short
          data-focus={`${pointer}:name`}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ToolButton onClick={add} disabled={name === '' || isTaken}>
          <Glyph name="plus" />
          {text('form.add')}
        </ToolButton>
      </div>
    </FieldGroup>
  )
}
