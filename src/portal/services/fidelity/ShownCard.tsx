import { useMemo } from 'react'
import { Loaded, lazy } from '../../../../renderer/engine/lazy'
import type { FidelityCard } from '../../../../schemas/engine'
import { CodeSheet, type DrawnCode, SheetNote } from '../../pages/CodeSheet'
import { useShellText } from '../../session/Session'
import { drawCode, groupNumber, isMatrix } from './drawCode'
import styles from './ShownCard.module.css'

/** Numbers that are longer are printed smaller. */
const maxLargeLength = 24

/**
 * A card as it is shown at a till: its code, black on white in every theme, and its number in large print, which is read aloud when
 * the scanner does not read screens. The screen stays on while a code is shown.
 */
export function ShownCard({ card }: { card: FidelityCard }) {
  const { code, number } = card
  const drawn = useMemo(() => drawCode({ code, number }), [code, number])
  if (!isMatrix(code)) return <Sheet card={card} drawn={drawn} />
  return (
    <Loaded value={matrix} fallback={<Sheet card={card} drawn={undefined} isLoading />}>
      {(draw) => <Sheet card={card} drawn={draw(code, number)} />}
    </Loaded>
  )
}

/** The code that draws Aztec and PDF417. */
const matrix = lazy('drawMatrix', () => import('./drawMatrix'))

type SheetProps = { card: FidelityCard; drawn: DrawnCode | undefined; isLoading?: boolean }

function Sheet({ card, drawn, isLoading = false }: SheetProps) {
  const text = useShellText()
  const { code, number, title } = card
  return (
    <CodeSheet code={drawn} label={text('fidelity.code', { title })} awakeText={text('fidelity.awake')}>
      {code !== 'none' && !drawn && !isLoading && <SheetNote>{text('fidelity.noCode')}</SheetNote>}
      <dl className={styles.value}>
        <dt className={styles.label}>{text('fidelity.number')}</dt>
        <dd className={number.length > maxLargeLength ? styles.longNumber : styles.number}>{groupNumber(card)}</dd>
      </dl>
    </CodeSheet>
  )
}
