import { ItemTools } from '../outline/ItemTools'
import { idsIn } from '../outline/idsIn'
import { useStudioText } from '../texts/StudioText'
import { DocumentAdder } from './DocumentAdder'
import { DocumentLinkButton } from './DocumentLinkButton'
import { editField } from './editField'
import type { DocumentsField } from './Field'
import { FieldGroup } from './FieldGroup'
import items from './FieldItems.module.css'
import { useFormPorts } from './FormPorts'
import { useItemEdit } from './useItemEdit'

/** A list of blocks inside a document: each is a link to its own form. */
export function DocumentsFieldset({ field }: { field: DocumentsField }) {
  const text = useStudioText()
  const changeItem = useItemEdit()
  const { edit, focusLater, announce } = useFormPorts()
  const { documents, pointer, value, envelope, node } = field
  const { length } = documents
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <FieldGroup field={field} detail={text('form.items', { count: length })}>
      <ol className={items.items}>
        {documents.map((link, index) => {
          const title = link.hint ? `${link.title} · ${link.hint}` : link.title
          const place = node.items && { node: node.items, value: values[index], pointer: link.pointer }
          const without = place ? idsIn(place) : []
          return (
            <li key={link.pointer} className={items.itemHead}>
              <DocumentLinkButton link={link} />
              <ItemTools
                title={title}
                pointer={link.pointer}
                place={{ pointer, index, length }}
                onChange={(change) => changeItem({ pointer: link.pointer, title, length, without }, change)}
              />
            </li>
          )
        })}
      </ol>
      <DocumentAdder
        field={field}
        envelope={envelope}
        onAdd={(added, title) => {
          edit((whole) => editField(whole, field, { do: 'add', value: added }))
          focusLater(`${pointer}/${length}`)
          announce(text('form.added', { title }))
        }}
      />
    </FieldGroup>
  )
}
