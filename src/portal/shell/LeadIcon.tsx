import { Icon } from '../../../renderer/parts/Icon'
import styles from './LeadIcon.module.css'

/** The icon at the start of a card, in the form of the theme. */
export const LeadIcon = ({ name }: { name: string }) => (
  <span className={styles.lead}>
    <Icon name={name} />
  </span>
)
