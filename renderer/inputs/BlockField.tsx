import { use, useEffect } from 'react'
import { FormScopeContext } from '../engine/FormScopeContext'
import { Field } from './Field'
import type { FormField } from './Input'
import { useDraft } from './useDraft'
import { useFields } from './useFields'

type Props = {
  field: FormField
  /** Whether a browser without JavaScript submits the field. */
  sent: boolean
}

/** A field that is its own block. A surrounding modal sends its value and keeps its draft until then. */
export function BlockField({ field, sent }: Props) {
  const { value: _, ...rest } = field
  return <FieldWithDraft key={JSON.stringify(rest)} field={field} sent={sent} />
}

/** The field with its state. A new `key` resets the state when the field definition changes. */
function FieldWithDraft({ field, sent }: Props) {
  const scope = use(FormScopeContext)
  const { fields, idOf } = useFields([field], scope)
  const draft = useDraft(scope?.draft && `${scope.draft} ${field.name}`, fields)
  useEffect(() => scope?.onEnd(draft.clear), [scope, draft])
  return <Field field={field} fields={fields} id={idOf(field.name)} sent={sent} />
}
