import type { Told } from '../frame/report'
import { useStudioText } from '../texts/StudioText'
import { describeTold } from './describeTold'
import styles from './TraceLog.module.css'

/** What the actions of a preview did, the newest last. Nothing until there is something. */
export function TraceLog({ entries, onClear }: { entries: readonly Told[]; onClear(): void }) {
  const text = useStudioText()
  return (
    <div role="log" aria-label={text('trace.title')}>
      {entries.length > 0 && (
        <div className={styles.log}>
          <div className={styles.bar}>
            <p className={styles.title}>{text('trace.title')}</p>
            <button type="button" className={styles.clear} onClick={onClear}>
              {text('trace.clear')}
            </button>
          </div>
          <ol className={styles.entries}>
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries only come at the end
              <Entry key={index} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: Told }) {
  const text = useStudioText()
  const { name, summary, failed, details } = describeTold(entry)
  return (
    <li className={styles.entry} data-failed={failed || undefined}>
      <span className={styles.kind}>{text(`trace.${entry.kind}`)}</span>
      <code className={styles.name}>{name}</code>
      {entry.kind === 'outcome' ? <span>{text(`outcome.${entry.outcome.status}`)}</span> : null}
      {summary && <code className={styles.summary}>{summary}</code>}
      {entry.kind === 'effect' && (
        <span className={styles.time}>{text('trace.duration', { duration: Math.round(entry.duration) })}</span>
      )}
      {details && (
        <details className={styles.details}>
          <summary>{text('trace.details')}</summary>
          <pre className={styles.json}>{details}</pre>
        </details>
      )}
    </li>
  )
}
