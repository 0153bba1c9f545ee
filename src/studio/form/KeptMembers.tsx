import { useId } from 'react'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import type { KeptField } from './Field'
import { FieldIssues } from './FieldIssues'
import notes from './FieldNotes.module.css'
import styles from './Form.module.css'
import { useFormPorts } from './FormPorts'

const previewLength = 60

/** The members that the form leaves as they are, each with a link to its place in the text. */
export function KeptMembers({ fields }: { fields: readonly KeptField[] }) {
  const text = useStudioText()
  const { select } = useFormPorts()
  const id = useId()
  if (fields.length === 0) return null
  return (
    <section className={notes.kept} aria-labelledby={id}>
      <p id={id} className={notes.keptTitle}>
        {text('form.kept', { count: fields.length })}
      </p>
      <ul>
        {fields.map(({ pointer, title, name, value, reason, issues }) => (
          <li key={pointer} className={notes.keptItem}>
            <span>
              <code>{name}</code>
              {title !== name && ` (${title})`} ={' '}
              <code className={notes.preview}>{JSON.stringify(value)?.slice(0, previewLength)}</code>{' '}
              <span className={styles.usage}>{text(`form.kept.${reason}`)}</span>
            </span>
            <ToolButton onClick={() => select(pointer)}>{text('form.show', { name })}</ToolButton>
            <FieldIssues issues={issues} />
          </li>
        ))}
      </ul>
    </section>
  )
}
