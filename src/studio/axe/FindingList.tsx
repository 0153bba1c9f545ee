import type { AxeFinding, AxeResult } from '../frame/reports'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './FindingList.module.css'

type Props = {
  /** Undefined while axe runs. */
  axeResult: AxeResult | undefined
  marked: string | undefined
  onMark(selector: string | undefined): void
}

/** The findings of axe in a preview. */
export function FindingList({ axeResult, ...marking }: Props) {
  const text = useStudioText()
  const findings = axeResult?.findings ?? []
  const certain = findings.filter(({ isCertain }) => isCertain)
  const open = findings.filter(({ isCertain }) => !isCertain)
  return (
    <div className={styles.panel} data-tone={!axeResult ? 'waiting' : certain.length > 0 ? 'bad' : 'good'}>
      <p className={styles.summary} role="status">
        {axeResult && <Glyph name={certain.length > 0 ? 'bad' : 'good'} />}
        {axeResult ? text('axe.found', { count: certain.length, kept: axeResult.kept }) : text('axe.looking')}
      </p>
      {certain.length > 0 && (
        <ul className={styles.list}>
          {certain.map((finding) => (
            <FindingItem key={finding.rule} finding={finding} {...marking} />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <details>
          <summary className={styles.more}>{text('axe.open', { count: open.length })}</summary>
          <ul className={styles.list}>
            {open.map((finding) => (
              <FindingItem key={finding.rule} finding={finding} {...marking} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type FindingItemProps = { finding: AxeFinding; marked: string | undefined; onMark(selector: string | undefined): void }

/** A rule of axe and the elements that violate it. Pressing one highlights it in the preview. */
function FindingItem({ finding: { rule, help, helpUrl, impact, places }, marked, onMark }: FindingItemProps) {
  const text = useStudioText()
  return (
    <li>
      <p>
        <strong>{help}</strong>{' '}
        <a className={styles.rule} href={helpUrl} target="_blank" rel="noreferrer" lang="en">
          {rule}
        </a>{' '}
        <span className={styles.impact}>{text(impactKey(impact))}</span>
      </p>
      <ul className={styles.places}>
        {places.map(({ selector, html, summary }) => (
          <li key={selector}>
            <button
              type="button"
              className={styles.place}
              aria-pressed={marked === selector}
              title={html}
              onClick={() => onMark(marked === selector ? undefined : selector)}
            >
              <code>{selector}</code>
            </button>
            <p className={styles.why}>{summary}</p>
          </li>
        ))}
      </ul>
    </li>
  )
}

function impactKey(impact: string) {
  switch (impact) {
    case 'critical':
    case 'serious':
    case 'moderate':
      return `axe.${impact}` as const
    default:
      return 'axe.minor'
  }
}
