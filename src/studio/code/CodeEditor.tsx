import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Issue } from '../../../schemas/index'
import { DocumentStore } from '../editor/DocumentStore'
import { JsonEditor } from '../editor/JsonEditor'
import styles from './CodeEditor.module.css'
import type { TargetLine } from './CodeView'
import { IssueNote } from './IssueNote'

type CodeEditorProps = {
  text: string
  /** Issues with line numbers. */
  issues: readonly Issue[]
  label: string
  target: TargetLine | undefined
  onChange(text: string): void
  onGo(line: number): void
}

/** An editor of the JSON of an example, and its issues below. */
export function CodeEditor({ text, issues, label, target, onChange, onGo }: CodeEditorProps) {
  const [store] = useState(() => new DocumentStore(text))
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    let { doc } = store.read()
    return store.subscribe(() => {
      const next = store.read().doc
      if (next === doc) return
      doc = next
      tell(next.toString())
    })
  }, [store])
  // Before the next key press, which this would lose.
  useLayoutEffect(() => store.replace(text), [store, text])
  useEffect(() => {
    if (target) store.selectLine(target.line)
  }, [store, target])
  return (
    <>
      <JsonEditor store={store} label={label} issues={issues} hasFocus />
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
