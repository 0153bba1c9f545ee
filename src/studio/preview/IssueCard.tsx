import { useContext } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import type { Issue } from '../../../schemas/engine'
import { IssueMessage } from '../code/IssueMessage'
import { isFramed, reportToGallery } from '../frame/reports'
import { useStudioText } from '../texts/StudioText'
import styles from './IssueCard.module.css'
import { PointerContext } from './PointerContext'

/** Replaces an invalid block and lists its issues. A portal shows nothing there. */
export function IssueCard({ issues }: { issues: readonly Issue[] }) {
  const text = useStudioText()
  const toDocument = useContext(PointerContext)
  const [first] = issues
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a notice
    <div role="group" className={styles.card} aria-label={text('card.label')} lang={text('language')}>
      <p className={styles.title}>
        <Icon name="warning" />
        <span>{first?.block ? text('card.title', { block: first.block }) : text('card.titleUnknown')}</span>
      </p>
      {issues.length === 0 && <p className={styles.rest}>{text('card.elsewhere')}</p>}
      <ul className={styles.list}>
        {issues.map((issue) => (
          <IssueLine key={`${issue.code} ${issue.pointer}`} issue={{ ...issue, pointer: toDocument(issue.pointer) }} />
        ))}
      </ul>
    </div>
  )
}

function IssueLine({ issue }: { issue: Issue }) {
  const text = useStudioText()
  const { code, pointer, severity } = issue
  const place = pointer || text('pointer.root')
  return (
    <li className={styles.issue}>
      <code className={styles.code}>
        {severity === 'warning' && `${text('severity.warning')} · `}
        {code}
      </code>
      <span>
        <IssueMessage issue={issue} />
      </span>
      {isFramed() ? (
        <button type="button" className={styles.jump} onClick={() => reportToGallery('preview-jump', pointer)}>
          <span className={styles.pointer}>{place}</span> {text('card.jump')}
        </button>
      ) : (
        <span className={styles.pointer}>{place}</span>
      )}
    </li>
  )
}
