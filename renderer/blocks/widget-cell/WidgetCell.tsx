import type { BlockProps } from '../../engine/BlockProps'
import { useCardTitle } from '../../parts/CoverLink'
import { cardClass } from '../../parts/cardClass'
import { Icon } from '../../parts/Icon'
import styles from './WidgetCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/widget-cell.js'

/** A square tile that leads somewhere. Adjacent tiles form a grid in any container. */
export function WidgetCell({ data: { icon, title, subtitle }, action, run }: BlockProps<'widget-cell'>) {
  const heading = useCardTitle({ title, action, run, className: styles.title })
  return (
    <article className={`${cardClass()} ${styles.tile}`} data-tile="" data-pressable={action ? '' : undefined}>
      <span className={styles.icon}>{icon && <Icon name={icon} />}</span>
      {heading}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </article>
  )
}
