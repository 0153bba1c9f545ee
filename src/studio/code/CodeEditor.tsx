import { useEffect, useMemo, useRef } from 'react'
import type { Issue } from '../../../schemas/index'
import styles from './CodeEditor.module.css'
import type { TargetLine } from './CodeView'
import { IssueNote } from './IssueNote'

type Props = {
  text: string
  issues: readonly Issue[]
  label: string
  target: TargetLine | undefined
  onChange(text: string): void
  onGo(line: number): void
}

/** Edits JSON: a text area with line numbers, marked lines and the issues below. */
export function CodeEditor({ text, issues, label, target, onChange, onGo }: Props) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const lines = useMemo(() => text.split('\n'), [text])
  const severities = new Map(issues.map(({ line, severity }) => [line, severity]))

  useEffect(() => {
    const field = ref.current
    if (!field || !target) return
    const start = field.value.split('\n', target.line - 1).join('\n').length + (target.line > 1 ? 1 : 0)
    const end = field.value.indexOf('\n', start)
    field.focus()
    field.setSelectionRange(start, end < 0 ? field.value.length : end)
    field.parentElement?.querySelector(`[data-line='${target.line}']`)?.scrollIntoView({ block: 'nearest' })
  }, [target])

  return (
    <>
      <div className={styles.editor}>
        <div className={styles.lines} aria-hidden="true">
          {lines.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number
            <div key={index} className={styles.line} data-line={index + 1} data-severity={severities.get(index + 1)} />
          ))}
        </div>
        <textarea
          ref={ref}
          className={styles.field}
          aria-label={label}
          aria-invalid={issues.length > 0}
          rows={lines.length}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <li key={`${issue.code} ${issue.pointer}`}>
              <IssueNote issue={issue} onGo={() => onGo(issue.line ?? 1)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
