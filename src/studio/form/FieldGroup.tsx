import { type ReactNode, useId } from 'react'
import { Marked } from '../outline/Marked'
import { useStudioText } from '../texts/StudioText'
import type { Field } from './Field'
import { FieldIssues } from './FieldIssues'
import items from './FieldItems.module.css'
import styles from './Form.module.css'

/** Several controls that together are one field: its name, what it is for, its issues and the controls. */
export function FieldGroup({ field, detail, children }: { field: Field; detail?: string; children: ReactNode }) {
  const text = useStudioText()
  const id = useId()
  const { title, name, isRequired, description, issues, pointer } = field
  return (
    <fieldset className={items.group} data-pointer={pointer} aria-describedby={`${id}-about`}>
      <legend className={styles.legend}>
        {title}
        {isRequired && <span className={styles.required}>{text('form.required')}</span>}
        {title !== name && <code className={styles.name}>{name}</code>}
      </legend>
      <p id={`${id}-about`} className={styles.about}>
        {detail && <span className={styles.usage}>{detail}</span>}
        {description && <Marked wording={description} />}
      </p>
      <FieldIssues issues={issues} />
      {children}
    </fieldset>
  )
}
