import { useMemo } from 'react'
import type { FidelityCard } from '../../../../schemas/engine'
import { CodeSheet, SheetNote } from '../../pages/CodeSheet'
import { useShellText } from '../../session/Session'
import { drawCode, groupNumber } from './drawCode'
import styles from './ShownCard.module.css'

/** Numbers that are longer are printed smaller. */
const maxLargeLength = 24

/**
 * A card as it is shown at a till: its code, black on white in every theme, and its number in large print, which is read aloud when
 * the scanner does not read screens. The screen stays on while a code is shown.
 */
export function ShownCard({ card }: { card: FidelityCard }) {
  const text = useShellText()
  const { code, number, title } = card
  const drawn = useMemo(() => drawCode({ code, number }), [code, number])
  return (
    <CodeSheet code={drawn} label={text('fidelity.code', { title })} awakeText={text('fidelity.awake')}>
      {code !== 'none' && !drawn && <SheetNote>{text('fidelity.noCode')}</SheetNote>}
      <dl className={styles.value}>
        <dt className={styles.label}>{text('fidelity.number')}</dt>
        <dd className={number.length > maxLargeLength ? styles.longNumber : styles.number}>{groupNumber(card)}</dd>
      </dl>
    </CodeSheet>
  )
}
