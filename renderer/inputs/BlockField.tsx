import { use } from 'react'
import { FormScopeContext } from '../engine/FormScopeContext'
import { Field } from './Field'
import type { FormField } from './Input'
import { useFields } from './useFields'

type Props = {
  field: FormField
  /** Whether a browser without JavaScript submits the field. */
  sent: boolean
}

/** A field that is a block of its own. A modal around it sends its value; without one it keeps what is typed. */
export function BlockField({ field, sent }: Props) {
  const { value: _, ...rest } = field
  return <KeptField key={JSON.stringify(rest)} field={field} sent={sent} />
}

/** The field with its state, which is lost when the field changes. */
function KeptField({ field, sent }: Props) {
  const { fields, idOf } = useFields([field], use(FormScopeContext))
  return <Field field={field} fields={fields} id={idOf(field.name)} sent={sent} />
}
