import { useState } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { useText } from '../../../renderer/i18n/TextContext'
import { Field } from '../../../renderer/inputs/Field'
import { useFields } from '../../../renderer/inputs/useFields'
import { ProblemSummary } from '../../../renderer/parts/ProblemSummary'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { Block } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import styles from './forms.module.css'
import { fillIn, showRefusal } from './refusedForm'

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
}

/** The fields of a form, with the posted values and problems if the server refused them. */
export function FormFields({ form: { inputs, hidden }, name: form, legend }: Props) {
  const { posted } = useSession()
  const { now, locale } = useHost()
  const text = useText()
  const [refused] = useState(posted?.form === form ? posted.refused : undefined)
  const all = inputs.map(({ data }) => data)
  const { fields, idOf } = useFields(fillIn(all, refused?.fields, locale), undefined)
  const [problems] = useState(() => {
    if (refused) showRefusal(fields, refused, now())
    return fields.all.flatMap(({ name, label }) => {
      const { error } = fields.read(name)
      return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
    })
  })
  return (
    <>
      {problems.length > 0 && (
        <ProblemSummary title={text('form.problems', { count: problems.length })} problems={problems} />
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.all.length > 0 && (
        <fieldset className={styles.fields}>
          <legend>
            <VisuallyHidden>{legend}</VisuallyHidden>
          </legend>
          {fields.all.map((field) => (
            <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
          ))}
        </fieldset>
      )}
    </>
  )
}
