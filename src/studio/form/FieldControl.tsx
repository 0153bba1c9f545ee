import { useId } from 'react'
import { useStudioText } from '../texts/StudioText'
import { CheckboxControl } from './CheckboxControl'
import { ColorControl } from './ColorControl'
import type { ControlField } from './Field'
import { describedBy, FieldFrame } from './FieldFrame'
import styles from './Form.module.css'
import { SelectControl } from './SelectControl'
import { iconList, TextControl } from './TextControl'
import { usageOf } from './usageOf'
import { useDraft } from './useDraft'

/** A field with one control. */
export function FieldControl({ field }: { field: ControlField }) {
  const id = useId()
  const text = useStudioText()
  const draft = useDraft(field)
  const { kind, issues, isRequired, pointer } = field
  if (kind === 'boolean') return <CheckboxControl field={field} id={id} />
  const attributes = {
    id,
    required: isRequired,
    'aria-describedby': describedBy(id),
    'aria-invalid': draft.isWrong || issues.some(({ severity }) => severity === 'error') || undefined,
    'data-focus': pointer,
  }
  const wrong = draft.isWrong ? text(kind === 'number' ? wrongNumber(field) : 'form.noTime') : undefined
  return (
    <FieldFrame field={field} id={id} wrong={wrong} usage={usageOf(field, text)}>
      {kind === 'choice' ? (
        <SelectControl field={field} value={draft.text} attributes={attributes} onType={draft.type} />
      ) : kind === 'color' ? (
        <ColorControl title={field.title} value={draft.text} attributes={attributes} onType={draft.type} />
      ) : kind === 'date' || kind === 'dateTime' ? (
        <input
          {...attributes}
          className={styles.input}
          type={kind === 'date' ? 'date' : 'datetime-local'}
          step={kind === 'dateTime' && !draft.text.endsWith(':00') ? 1 : undefined}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
        />
      ) : (
        <TextControl kind={kind} value={draft.text} attributes={attributes} list={iconList(kind)} onType={draft.type} />
      )}
    </FieldFrame>
  )
}

const wrongNumber = ({ node }: ControlField) =>
  node.types.includes('integer') ? ('form.noWholeNumber' as const) : ('form.noNumber' as const)
