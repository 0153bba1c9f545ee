import { Marked } from '../outline/Marked'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { editField } from './editField'
import type { ControlField } from './Field'
import { describedBy } from './FieldFrame'
import { FieldIssues } from './FieldIssues'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

/** A yes or no. One that is set and may be absent can be removed again. */
export function CheckboxControl({ field, id }: { field: ControlField; id: string }) {
  const text = useStudioText()
  const { edit } = useFormPorts()
  const { title, name, value, fallback, isRequired, description, issues, pointer } = field
  const set = (next: boolean | undefined) => edit((whole) => editField(whole, field, { do: 'set', value: next }))
  const byDefault = fallback === true ? text('form.yes') : text('form.no')
  return (
    <div className={styles.field} data-pointer={pointer}>
      <div className={styles.head}>
        <input
          id={id}
          type="checkbox"
          className={styles.checkbox}
          checked={(value ?? fallback) === true}
          aria-describedby={describedBy(id)}
          data-focus={pointer}
          onChange={(event) => set(event.target.checked)}
        />
        <label className={styles.label} htmlFor={id}>
          {title}
        </label>
        {title !== name && <code className={styles.name}>{name}</code>}
        {!isRequired && value !== undefined && (
          <ToolButton onClick={() => set(undefined)}>{text('form.reset', { value: byDefault })}</ToolButton>
        )}
      </div>
      <div id={`${id}-about`} className={styles.about}>
        {value === undefined && <span className={styles.usage}>{text('form.default', { value: byDefault })}</span>}
        {description && <Marked wording={description} />}
      </div>
      <div id={`${id}-issues`}>
        <FieldIssues issues={issues} />
      </div>
    </div>
  )
}
