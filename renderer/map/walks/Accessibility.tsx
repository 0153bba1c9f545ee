import type { WalkSummaryData } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { MapIcon } from '../MapIcon'
import styles from './Accessibility.module.css'

/** Icons with labels for whom a walk suits and for what is on the way. */
export function Accessibility({ items }: { items: NonNullable<WalkSummaryData['accessibility']> }) {
  const text = useText()
  return (
    <ul className={styles.list} aria-label={text('walk.suits')}>
      {items.map(({ icon, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat and keep their order
        <li key={index} className={styles.item}>
          <MapIcon name={icon} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
