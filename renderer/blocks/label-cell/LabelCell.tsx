import type { BlockProps } from '../../engine/BlockProps'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import { Row } from '../../parts/Row'
import styles from './LabelCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/label-cell.js'

/** A label with its value at the end of the line. */
export function LabelCell({ data: { label, value, icon, color }, action, run }: BlockProps<'label-cell'>) {
  return (
    <div className={`${cardClass(false)} ${styles.cell}`} data-line="">
      <Row
        lead={icon && <Icon name={icon} />}
        tint={color}
        title={<span className={styles.label}>{label}</span>}
        end={value && <b className={styles.value}>{value}</b>}
        action={action}
        run={run}
      />
    </div>
  )
}
