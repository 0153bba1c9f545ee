import type { BlockProps } from '../../engine/BlockProps'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Row } from '../../parts/Row'
import { useTint } from '../../parts/useTint'
import styles from './LabelCell.module.css'

/** One value at the end of the line that says what it is. */
export function LabelCell({ data: { label, value, icon, color }, action, run }: BlockProps<'label-cell'>) {
  const tint = useTint(color)
  return (
    <div ref={tint} className={`${cardClass(false)} ${styles.cell}`}>
      <Row
        lead={icon && <Icon name={icon} />}
        title={<span className={styles.label}>{label}</span>}
        end={value && <b className={styles.value}>{value}</b>}
        action={action}
        run={run}
      />
    </div>
  )
}
