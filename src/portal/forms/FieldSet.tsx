import { useText } from '../../../renderer/i18n/TextContext'
import type { Fields } from '../../../renderer/inputs/createFields'
import { Field } from '../../../renderer/inputs/Field'
import { type Problem, ProblemSummary } from '../../../renderer/parts/ProblemSummary'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import styles from './forms.module.css'

type Props = {
  fields: Fields
  idOf(name: string): string
  problems: readonly Problem[]
  /** Name of the group of fields for screen readers. */
  legend: string
}

/** The fields of a form, below what is wrong with them. */
export function FieldSet({ fields, idOf, problems, legend }: Props) {
  const text = useText()
  return (
    <>
      {problems.length > 0 && (
        <ProblemSummary title={text('form.problems', { count: problems.length })} problems={[...problems]} />
      )}
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
