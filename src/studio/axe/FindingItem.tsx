import type { Finding } from '../frame/report'
import { useStudioText } from '../texts/StudioText'
import styles from './FindingList.module.css'

type Props = { finding: Finding; marked: string | undefined; onMark(selector: string | undefined): void }

/** A rule of axe, and every element that breaks it; a press points it out in the preview. */
export function FindingItem({ finding: { rule, help, helpUrl, impact, places }, marked, onMark }: Props) {
  const text = useStudioText()
  return (
    <li className={styles.finding}>
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
