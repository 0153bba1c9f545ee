import type { Issue } from '../../../schemas'
import { Marked } from '../outline/Marked'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import notes from './FieldNotes.module.css'
import { useFormPorts } from './FormPorts'

/** The issues of a field or a document, each as a sentence. */
export function FieldIssues({ issues }: { issues: readonly Issue[] }) {
  const text = useStudioText()
  const { explain } = useFormPorts()
  if (issues.length === 0) return null
  return (
    <ul className={notes.issues}>
      {issues.map((issue) => (
        <li
          key={`${issue.code} ${issue.pointer} ${issue.message}`}
          className={notes.issue}
          data-severity={issue.severity}
        >
          <Glyph name={issue.severity === 'error' ? 'bad' : 'warn'} />
          <span>
            <span className={notes.severity}>{text(`severity.${issue.severity}`)}</span>{' '}
            <Marked wording={explain(issue)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
