import type { Text } from '../../i18n/createText'
import type { Pickup } from './comingDays'

/** What is collected. An event is told by its own label. */
export const nameOf = ({ category, label }: Pickup, text: Text): string =>
  category === 'EVENT' && label?.trim() ? label : text(`waste.${category}`)

/** What is to know of it besides. */
export const noteOf = ({ category, label }: Pickup): string | undefined =>
  category === 'EVENT' ? undefined : label?.trim() || undefined
