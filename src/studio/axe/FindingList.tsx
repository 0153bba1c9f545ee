import type { Examination } from '../frame/report'
import { Glyph } from '../gallery/Glyph'
import { useStudioText } from '../texts/StudioText'
import { FindingItem } from './FindingItem'
import styles from './FindingList.module.css'

type Props = {
  /** Undefined while axe looks. */
  examination: Examination | undefined
  marked: string | undefined
  onMark(selector: string | undefined): void
}

/** What axe finds in a preview as it is drawn now. */
export function FindingList({ examination, ...marking }: Props) {
  const text = useStudioText()
  const findings = examination?.findings ?? []
  const certain = findings.filter(({ isCertain }) => isCertain)
  const open = findings.filter(({ isCertain }) => !isCertain)
  return (
    <div className={styles.panel} data-tone={!examination ? 'waiting' : certain.length > 0 ? 'bad' : 'good'}>
      <p className={styles.summary} role="status">
        {examination && <Glyph name={certain.length > 0 ? 'bad' : 'good'} />}
        {examination ? text('axe.found', { count: certain.length, kept: examination.kept }) : text('axe.looking')}
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
