import type { ReactNode } from 'react'
import { Marked } from '../outline/Marked'
import { useStudioText } from '../texts/StudioText'
import type { Field } from './Field'
import { FieldIssues } from './FieldIssues'
import notes from './FieldNotes.module.css'
import styles from './Form.module.css'

type Props = {
  field: Field
  id: string
  /** Why what is typed is no value. */
  wrong?: string | undefined
  /** How much of a limit is used. */
  usage?: string | undefined
  children: ReactNode
}

/** The ids that describe the control of a field. */
export const describedBy = (id: string): string => `${id}-about ${id}-issues`

/** A control with its label, what it is for, its limits and its issues. */
export function FieldFrame({ field, id, wrong, usage, children }: Props) {
  const { title, name, isRequired, description, issues } = field
  const text = useStudioText()
  return (
    <div className={styles.field} data-pointer={field.pointer}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {title}
        </label>
        {isRequired && <span className={styles.required}>{text('form.required')}</span>}
        {title !== name && <code className={styles.name}>{name}</code>}
      </div>
      {children}
      <div id={`${id}-about`} className={styles.about}>
        {usage && <span className={styles.usage}>{usage}</span>}
        {description && <Marked wording={description} />}
      </div>
      <div id={`${id}-issues`}>
        {wrong && <p className={notes.wrong}>{wrong}</p>}
        <FieldIssues issues={issues} />
      </div>
    </div>
  )
}
