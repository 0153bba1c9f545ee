import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatPercent } from '../../format/formatNumber'
import { CoverLink } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { ProgressBar } from '../../parts/ProgressBar'
import styles from './ProgressionCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/progression-cell.js'

/** Colour of a value from 0 to 100; a limit itself has the colour below it. */
const toneOf = (value: number) => {
  if (value <= 25) return 'red'
  if (value <= 50) return 'orange'
  return value <= 75 ? 'yellow' : 'green'
}

/** The progress of something: a number, and a bar that shows it. */
export function ProgressionCell({ data: { label, value, text }, action, run }: BlockProps<'progression-cell'>) {
  const { locale } = useHost()
  const percent = formatPercent(value / 100, locale)
  return (
    <div className={`${cardClass()} ${styles.cell}`} data-pressable={action ? '' : undefined}>
      <p className={styles.line}>
        <span className={styles.label}>
          <CoverLink action={action} run={run}>
            {label}
          </CoverLink>
        </span>
        <b className={styles.number}>{percent}</b>
      </p>
      <ProgressBar value={value} max={100} label={label} valueText={percent} tone={toneOf(value)} />
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
