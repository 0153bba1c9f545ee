import { Mark } from '../../../../../renderer/blocks/waste-calendar/Mark'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { SortingAnswer } from '../../../../../schemas/engine'
import styles from './waste.module.css'

export type Destination = SortingAnswer['destination']

/** Destinations that are not the category of a pickup, with their icons. */
const icons = {
  RECYPARC: 'recycle',
  CLOTHES: 'heart',
  BATTERIES: 'archive',
  OIL: 'archive',
  SHOP: 'building',
  PHARMACY: 'plus',
  REUSE: 'refresh',
  COMPOST: 'leaf',
} as const

const isContainer = (destination: Destination): destination is keyof typeof icons => destination in icons

/** The icon of a destination. A text beside it says the same. */
export function DestinationMark({ destination, size }: { destination: Destination; size?: 'large' }) {
  if (!isContainer(destination)) return <Mark category={destination} {...(size && { size })} />
  return (
    <span className={styles.mark} data-size={size}>
      <Icon name={icons[destination]} />
    </span>
  )
}
