import { useMemo } from 'react'
import { explainSyntax } from '../../../schemas/json/explainSyntax'
import { LineChanges } from '../changes/LineChanges'
import { positionAt } from '../checks/textPosition'
import { Glyph } from '../parts/Glyph'
import { useStudioText } from '../texts/StudioText'
import styles from './RepairOffer.module.css'
import { repairJson } from './repairJson'

type Props = {
  /** A text that is not JSON. */
  text: string
  onRepair(repaired: string): void
}

/** Says what is damaged in a text, shows the repair, and offers it; or says where the text stops being JSON. */
export function RepairOffer({ text: damaged, onRepair }: Props) {
  const text = useStudioText()
  const repaired = useMemo(() => repairJson(damaged), [damaged])
  if (!repaired) return <Beyond text={damaged} />
  return (
    <section className={styles.panel} aria-label={text('repair.title')}>
      <div className={styles.head}>
        <div role="status">
          <p className={styles.title}>
            <Glyph name="warn" />
            {text('repair.title')}
          </p>
          <ul className={styles.damages}>
            {repaired.damages.map((damage) => (
              <li key={damage}>{text(`repair.${damage}`)}</li>
            ))}
          </ul>
        </div>
        <button type="button" className={styles.action} onClick={() => onRepair(repaired.text)}>
          {text('repair.do')}
        </button>
      </div>
      <details className={styles.details} open>
        <summary>{text('repair.changes')}</summary>
        <LineChanges before={damaged} after={repaired.text} label={text('repair.changes')} />
      </details>
    </section>
  )
}

/** Where a text stops being JSON, when nothing can be done for it. */
function Beyond({ text: damaged }: { text: string }) {
  const text = useStudioText()
  const fault = useMemo(() => explainSyntax(damaged), [damaged])
  const hasBracket = /[{[]/.test(damaged)
  return (
    <p className={styles.beyond} role="status">
      <Glyph name="bad" />
      {hasBracket
        ? text('paste.broken', { line: positionAt(damaged, fault?.at ?? 0).line })
        : text('paste.noJson', { open: '{' })}
    </p>
  )
}
