import type { ActionReport } from '../frame/reports'
import { useStudioText } from '../texts/StudioText'
import styles from './ActionLog.module.css'

/** The log of the actions of a preview, the newest last. */
export function ActionLog({ entries, onClear }: { entries: readonly ActionReport[]; onClear(): void }) {
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
          <ol>
            {entries.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end
              <Entry key={index} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: ActionReport }) {
  const text = useStudioText()
  const { name, summary, failed, details } = describeReport(entry)
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

/** The parts of a log entry: its name, its main value, whether it failed, and the rest as JSON. */
type ReportDescription = { name: string; summary: string; failed: boolean; details: string }

function describeReport(report: ActionReport): ReportDescription {
  if (report.kind === 'link') return { name: 'a', summary: report.url, failed: false, details: '' }
  if (report.kind === 'outcome') {
    const { action, outcome } = report
    const failed = outcome.status === 'failed' || outcome.status === 'invalid'
    return { name: action.handler, summary: '', failed, details: print({ action, outcome: toPrintable(outcome) }) }
  }
  const { effect, result, error } = report
  const details = print({ effect, result, error })
  return { name: effect.effect, summary: summaryOf(effect), failed: error !== undefined, details }
}

/** The main value of an effect. */
function summaryOf(effect: Extract<ActionReport, { kind: 'effect' }>['effect']): string {
  switch (effect.effect) {
    case 'navigate':
      return effect.path
    case 'navigateName':
      return effect.name
    case 'open':
      return effect.url
    case 'confirm':
      return effect.title
    case 'openModal':
      return effect.modal.title ?? ''
    case 'call':
      return `${effect.method} ${effect.endpoint}`
    case 'openMap':
      return `${effect.lat}, ${effect.lon}`
    case 'share':
      return effect.url ?? effect.title ?? ''
    case 'download':
      return effect.path
    case 'reload':
      return effect.id ?? ''
    case 'emit':
      return effect.event
    case 'setCookie':
    case 'removeCookie':
      return effect.name
    default:
      return ''
  }
}

/** Makes an outcome printable: JSON would show an error as an empty object. */
const toPrintable = (outcome: Extract<ActionReport, { kind: 'outcome' }>['outcome']): object =>
  outcome.status === 'failed' ? { ...outcome, error: String(outcome.error), ...bodyOf(outcome.error) } : outcome

/** The body of a refused call. */
const bodyOf = (error: unknown): object =>
  typeof error === 'object' && error !== null && 'body' in error ? { body: error.body } : {}

const print = (value: unknown): string => JSON.stringify(value, null, 2) ?? ''
