import type { Envelope } from '../../../schemas/compile/SchemaFiles'
import { typeTitle } from '../outline/documentTitle'
import { emptyValue } from '../outline/emptyValue'
import { newAction, newBlock } from '../outline/newDocument'
import { TypeChooser } from '../outline/TypeChooser'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import type { Field } from './Field'
import { useFormPorts } from './FormPorts'

type Props = {
  field: Field
  envelope: Envelope
  /** `title` is what the added document is called. */
  onAdd(value: unknown, title: string): void
}

/** Adds a block or an action of a chosen kind, or the empty modal or page. */
export function DocumentAdder({ field, envelope, onAdd }: Props) {
  const text = useStudioText()
  const { words } = useFormPorts()
  const focusTarget = `${field.pointer}:add`
  if (envelope === 'block' || envelope === 'action') {
    const collection = `${envelope}s` as const
    const create = envelope === 'block' ? newBlock : newAction
    return (
      <TypeChooser
        collection={collection}
        label={text(`form.choose.${envelope}`, { title: field.title })}
        focusTarget={focusTarget}
        actions={[
          {
            label: text('form.add'),
            onChoose: async (type) => onAdd(await create(type), typeTitle(collection, type, words)),
          },
        ]}
      />
    )
  }
  return (
    <span data-focus={focusTarget}>
      <ToolButton onClick={() => onAdd(emptyValue(field.node), field.title)}>
        <Glyph name="plus" />
        {text('form.addTo', { title: field.title })}
      </ToolButton>
    </span>
  )
}
