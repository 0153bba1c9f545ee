import { LineIcon } from '../../parts/Icon'
import { icons } from '../../parts/icons'
import type { Category } from './upcomingDays'
import styles from './WasteCalendar.module.css'

/** The icon of a waste category on its colour. A text beside it states the category. */
export function Mark({ category, size }: { category: Category; size?: 'small' | 'large' }) {
  return (
    <span className={styles.mark} data-category={category} data-size={size}>
      <LineIcon path={categoryIcons[category]} />
    </span>
  )
}

/** Line icons on a grid of 24: bottle, apple, bag, box, sofa, glass, leaf, warning, fir, calendar. */
const categoryIcons: Record<Category, string> = {
  PMC: 'M10 3.5h4V7l2 3v10.5H8V10l2-3ZM8 13h8M8 17h8',
  ORGANIC:
    'M12 8C10.5 6.5 5.5 6.5 5.5 12c0 4.5 3 8.5 5 8.5.7 0 1-.5 1.5-.5s.8.5 1.5.5c2 0 5-4 5-8.5C18.5 6.5 13.5 6.5 12 8ZM12 8c0-2 1-3.8 3-4.5',
  OM: 'M9.5 6.5 8 3.5h8l-1.5 3M9.5 6.5h5c3 2.5 4.5 6 4.5 9.5 0 3-1.5 4.5-4 4.5H9c-2.5 0-4-1.5-4-4.5 0-3.5 1.5-7 4.5-9.5Z',
  PAPER: 'M3.5 8 12 4l8.5 4v8.5l-8.5 4-8.5-4ZM3.5 8l8.5 4 8.5-4M12 12v8.5M7.7 6l8.6 4.2',
  BULKY:
    'M5 11V7.5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2V11M3 13a2 2 0 0 1 4 0v2h10v-2a2 2 0 0 1 4 0v5H3ZM5.5 18v2.5M18.5 18v2.5',
  GLASS: 'M8 3.5h8l.5 5a4.5 4.5 0 0 1-9 0ZM12 13v7.5M8.5 20.5h7M7.7 8h8.6',
  GARDEN: icons.leaf,
  SPECIAL: icons.warning,
  CHRISTMAS: 'M12 2.5 7.5 8.5H10l-4 5.5h3l-4 5.5h14L15 14h3l-4-5.5h2.5ZM12 19.5V22',
  EVENT: icons.calendar,
}
