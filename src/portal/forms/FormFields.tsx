import { useState } from 'react'
import type { Block } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { FieldSet } from './FieldSet'
import { useFormFields } from './useFormFields'

/** A form of a page: its inputs and its hidden fields. */
export type PageForm = {
  inputs: Block<'dynamic-input'>[]
  hidden: Readonly<Record<string, string>>
}

type Props = {
  form: PageForm
  /** Name of the form. A posted form has the same name. */
  name: string
  /** Name of the group of fields for screen readers. */
  legend: string
  /** Name of the draft that keeps what is typed. */
  draft?: string | undefined
}

/** The fields of a form, with the posted values and problems if the server refused them. */
export function FormFields({ form: { inputs, hidden }, name: form, legend, draft }: Props) {
  const { posted } = useSession()
  const [refused] = useState(posted?.form === form ? posted : undefined)
  const all = inputs.map(({ data }) => data)
  const { fields, idOf, problems } = useFormFields(all, { posted: refused, draft })
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FieldSet fields={fields} idOf={idOf} problems={problems} legend={legend} />
    </>
  )
}
