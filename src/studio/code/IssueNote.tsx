import type { Issue } from '../../../schemas/index'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import { IssueHelp } from './IssueHelp'
import { IssueMessage } from './IssueMessage'
import styles from './IssueNote.module.css'

/** Shows an issue: its severity, code, message and pointer, and on demand what the code means. */
export function IssueNote({ issue, onGo }: { issue: Issue; onGo?: (() => void) | undefined }) {
  const text = useStudioText()
  const { severity, code, pointer, line } = issue
  return (
    <div className={styles.note} data-severity={severity}>
      <span className={styles.severity}>
        <Glyph name={severity === 'error' ? 'bad' : 'warn'} />
        {text(`severity.${severity}`)}
      </span>
      <code className={styles.code}>{code}</code>
      <span className={styles.message}>
        <IssueMessage issue={issue} />
      </span>
      <span className={styles.place}>
        <code>{pointer || text('pointer.root')}</code>
        {onGo && line !== undefined && (
          <button type="button" className={styles.go} aria-label={text('code.lineLong', { line })} onClick={onGo}>
            {text('code.line', { line })}
          </button>
        )}
      </span>
      <IssueHelp code={code} />
    </div>
  )
}
