import { LineIcon } from '../../parts/Icon'
import { categoryIcons } from './categoryIcons'
import type { Category } from './comingDays'
import styles from './WasteCalendar.module.css'

/** Icon of a category on its colour. What it means stands beside it as a text. */
export function Mark({ category, size }: { category: Category; size?: 'small' | 'large' }) {
  return (
    <span className={styles.mark} data-category={category} data-size={size}>
      <LineIcon path={categoryIcons[category]} />
    </span>
  )
}
