import { useState } from 'react'
import { useHost } from '../../../../renderer/engine/HostContext'
import { useText } from '../../../../renderer/i18n/TextContext'
import { Field } from '../../../../renderer/inputs/Field'
import { useFields } from '../../../../renderer/inputs/useFields'
import { ProblemSummary } from '../../../../renderer/parts/ProblemSummary'
import { VisuallyHidden } from '../../../../renderer/parts/VisuallyHidden'
import { useSession } from '../../session/Session'
import { fillIn, showRefusal } from '../participation/refusedForm'
import type { WidgetForm } from './readWidgetForm'
import styles from './widgets.module.css'

/** The settings fields of a widget, with the posted values and problems if the server refused them. */
export function WidgetFields({ form: { inputs, hidden } }: { form: WidgetForm }) {
  const { posted, shellText } = useSession()
  const { now } = useHost()
  const text = useText()
  const [refused] = useState(posted?.form === 'widget' ? posted.refused : undefined)
  const all = inputs.map(({ data }) => data)
  const { fields, idOf } = useFields(fillIn(all, refused?.fields), undefined)
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
            <VisuallyHidden>{shellText('wall.settings')}</VisuallyHidden>
          </legend>
          {fields.all.map((field) => (
            <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
          ))}
        </fieldset>
      )}
    </>
  )
}
