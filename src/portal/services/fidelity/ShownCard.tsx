import { useEffect, useMemo, useState } from 'react'
import type { FidelityCard } from '../../../../schemas/engine'
import { keepAwake } from '../../device/keepAwake'
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
  const [isAwake, setAwake] = useState(false)
  const hasCode = drawn !== undefined
  useEffect(() => (hasCode ? keepAwake(setAwake) : undefined), [hasCode])
  return (
    <div className={styles.card}>
      {drawn && (
        <svg
          className={drawn.kind === 'qr' ? styles.qr : styles.bars}
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          preserveAspectRatio={drawn.kind === 'qr' ? undefined : 'none'}
          role="img"
          aria-label={text('fidelity.code', { title })}
          shapeRendering="crispEdges"
        >
          <path fill="#000" d={drawn.path} />
        </svg>
      )}
      {code !== 'none' && !drawn && <p className={styles.note}>{text('fidelity.noCode')}</p>}
      <dl className={styles.value}>
        <dt className={styles.label}>{text('fidelity.number')}</dt>
        <dd className={number.length > maxLargeLength ? styles.longNumber : styles.number}>{groupNumber(card)}</dd>
      </dl>
      {isAwake && <p className={styles.note}>{text('fidelity.awake')}</p>}
    </div>
  )
}
