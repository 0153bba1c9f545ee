import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Issue } from '../../../schemas/index'
import { CopyButton } from '../parts/CopyButton'
import { Glyph } from '../parts/Glyph'
import { LoadBoundary } from '../parts/LoadBoundary'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import styles from './CodePanel.module.css'
import { CodeView, type TargetLine } from './CodeView'

/** CodeMirror is larger than the rest of the studio: it loads with the first edit. */
const CodeEditor = lazy(() => import('./CodeEditor').then((module) => ({ default: module.CodeEditor })))

const LineChanges = lazy(() => import('../changes/LineChanges').then((module) => ({ default: module.LineChanges })))

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
  const [isCompared, setCompared] = useState(false)
  const label = studioText('code.label', { name })
  const count = text.split('\n').length
  const view = <CodeView text={text} issues={issues} label={label} target={target} />
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <p className={styles.summary} data-wrong={issues.length > 0 || undefined}>
          <span>{studioText('code.lines', { count })}</span>
          <span role="status">{studioText('code.issues', { count: issues.length })}</span>
        </p>
        {text !== original && (
          <>
            <ToolButton onClick={() => onChange(original)}>
              <Glyph name="undo" />
              {studioText('code.reset')}
            </ToolButton>
            <ToolButton pressed={isCompared} onClick={() => setCompared(!isCompared)}>
              {studioText('changes.show')}
            </ToolButton>
          </>
        )}
        <CopyButton value={text} />
        <ToolButton onClick={() => setEditing(!isEditing)}>
          <Glyph name={isEditing ? 'good' : 'pencil'} />
          {studioText(isEditing ? 'code.done' : 'code.edit')}
        </ToolButton>
      </div>
      {isCompared && text !== original && (
        <LoadBoundary failure={<EditorFailure />}>
          <Suspense fallback={null}>
            <LineChanges before={original} after={text} label={studioText('changes.title')} />
          </Suspense>
        </LoadBoundary>
      )}
      {isEditing ? (
        <LoadBoundary failure={<EditorFailure view={view} />}>
          <Suspense fallback={view}>
            <CodeEditor text={text} issues={issues} label={label} target={target} onChange={onChange} onGo={onGo} />
          </Suspense>
        </LoadBoundary>
      ) : (
        view
      )}
    </div>
  )
}

/** The text without an editor, which could not be loaded. */
function EditorFailure({ view }: { view?: ReactNode }) {
  const text = useStudioText()
  return (
    <>
      <p className={styles.failed} role="alert">
        {text('editor.failed')}
      </p>
      {view}
    </>
  )
}
