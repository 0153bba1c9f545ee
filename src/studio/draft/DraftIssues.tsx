import { memo } from 'react'
import type { Issue } from '../../../schemas'
import { IssueNote } from '../code/IssueNote'
import type { DocumentStore } from '../editor/DocumentStore'
import { isWithin } from '../outline/pathTo'
import { useStudioText } from '../texts/StudioText'
import styles from './DraftIssues.module.css'

/** The number of issues that are listed; the editor marks all of them. */
const maxListed = 100

type Props = {
  store: DocumentStore
  issues: readonly Issue[]
  /** The selected place: a property, so that a change of the text alone renders nothing. */
  selected: string
}

/** The issues of the document; those at the selected place stand out. */
export const DraftIssues = memo(function DraftIssues({ store, issues, selected }: Props) {
  const text = useStudioText()
  const go = ({ code, pointer, line = 1 }: Issue) => {
    if (code === 'not-json') return store.selectLine(line)
    store.select(pointer, 'issues')
    store.focus()
  }
  return (
    <div className={styles.whole}>
      <p className={styles.count} data-wrong={issues.length > 0 || undefined} role="status">
        {text('code.issues', { count: issues.length })}
      </p>
      <ul>
        {issues.slice(0, maxListed).map((issue) => (
          <li
            key={`${issue.code} ${issue.pointer} ${issue.message}`}
            className={styles.issue}
            data-selected={(selected !== '' && isWithin(issue.pointer, selected)) || undefined}
          >
            <IssueNote issue={issue} onGo={() => go(issue)} />
          </li>
        ))}
      </ul>
      {issues.length > maxListed && (
        <p className={styles.more}>{text('draft.moreIssues', { count: issues.length - maxListed })}</p>
      )}
    </div>
  )
})
