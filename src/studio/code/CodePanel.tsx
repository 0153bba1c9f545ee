import { useState } from 'react'
import type { Issue } from '../../../schemas/index'
import { CopyButton } from '../parts/CopyButton'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { CodeEditor } from './CodeEditor'
import styles from './CodePanel.module.css'
import { CodeView, type TargetLine } from './CodeView'

type CodePanelProps = {
  name: string
  text: string
  original: string
  issues: readonly Issue[]
  target: TargetLine | undefined
  onGo(line: number): void
  onChange(text: string): void
}

/** The JSON of a fixture with its issues, in a view or an editor. */
export function CodePanel({ name, text, original, issues, target, onGo, onChange }: CodePanelProps) {
  const studioText = useStudioText()
  const [isEditing, setEditing] = useState(false)
  const label = studioText('code.label', { name })
  const count = text.split('\n').length
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p className={styles.summary} data-wrong={issues.length > 0 || undefined}>
          <span>{studioText('code.lines', { count })}</span>
          <span role="status">{studioText('code.issues', { count: issues.length })}</span>
        </p>
        {text !== original && (
          <ToolButton onClick={() => onChange(original)}>
            <Glyph name="undo" />
            {studioText('code.reset')}
          </ToolButton>
        )}
        <CopyButton value={text} />
        <ToolButton onClick={() => setEditing(!isEditing)}>
          <Glyph name={isEditing ? 'good' : 'pencil'} />
          {studioText(isEditing ? 'code.done' : 'code.edit')}
        </ToolButton>
      </div>
      {isEditing ? (
        <CodeEditor text={text} issues={issues} label={label} target={target} onChange={onChange} onGo={onGo} />
      ) : (
        <CodeView text={text} issues={issues} label={label} target={target} />
      )}
    </div>
  )
}
