import type { ReactNode } from 'react'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { editField } from './editField'
import type { ObjectField } from './Field'
import { FieldGroup } from './FieldGroup'
import { useFormPorts } from './FormPorts'

/** Members that belong together, such as those of a picture. An absent object can be added, an optional one removed. */
export function ObjectFieldset({ field, children }: { field: ObjectField; children: ReactNode }) {
  const text = useStudioText()
  const { edit, announce, focusLater } = useFormPorts()
  const { title, value, isRequired, pointer } = field
  const add = () => {
    edit((whole) => editField(whole, field, { do: 'add' }))
    focusLater(pointer)
    announce(text('form.added', { title }))
  }
  const remove = () => {
    edit((whole) => editField(whole, field, { do: 'set', value: undefined }))
    focusLater(`${pointer}:add`)
    announce(text('form.done.remove', { title, position: 1, total: 1 }))
  }
  return (
    <FieldGroup field={field}>
      {children}
      {value === undefined ? (
        <span data-focus={`${pointer}:add`}>
          <ToolButton onClick={add}>
            <Glyph name="plus" />
            {text('form.addTo', { title })}
          </ToolButton>
        </span>
      ) : (
        !isRequired && (
          <span>
            <ToolButton onClick={remove}>
              <Glyph name="bin" />
              {text('form.tool.remove', { title })}
            </ToolButton>
          </span>
        )
      )}
    </FieldGroup>
  )
}
