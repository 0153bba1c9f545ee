import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { DocumentAdder } from './DocumentAdder'
import { DocumentLinkButton } from './DocumentLinkButton'
import { editField } from './editField'
import type { DocumentField } from './Field'
import { FieldGroup } from './FieldGroup'
import items from './FieldItems.module.css'
import { useFormPorts } from './FormPorts'

/** One document inside another, such as an action: a link to its form, or a choice of one to add. */
export function DocumentFieldset({ field }: { field: DocumentField }) {
  const text = useStudioText()
  const { edit, focusLater, announce } = useFormPorts()
  const { document, pointer, title, isRequired, envelope } = field
  const remove = () => {
    edit((whole) => editField(whole, field, { do: 'set', value: undefined }))
    focusLater(`${pointer}:add`)
    announce(text('form.done.remove', { title, position: 1, total: 1 }))
  }
  const add = (value: unknown, added: string) => {
    edit((whole) => editField(whole, field, { do: 'add', value }))
    focusLater(pointer)
    announce(text('form.added', { title: added }))
  }
  return (
    <FieldGroup field={field}>
      {document ? (
        <div className={items.itemHead}>
          <DocumentLinkButton link={document} />
          {!isRequired && (
            <ToolButton onClick={remove}>
              <Glyph name="bin" />
              {text('form.tool.remove', { title })}
            </ToolButton>
          )}
        </div>
      ) : (
        <DocumentAdder field={field} envelope={envelope} onAdd={add} />
      )}
    </FieldGroup>
  )
}
