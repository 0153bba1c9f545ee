import { Icon } from '../parts/Icon'
import styles from './FieldErrorText.module.css'

type Props = {
  id: string
  /** Whether screen readers announce it at once. */
  announced?: boolean
  children: string
}

/** What is wrong with the value of a field, which names it in `aria-describedby`. */
export const FieldErrorText = ({ id, announced = false, children }: Props) => (
  <p id={id} className={styles.error} role={announced ? 'alert' : undefined}>
    <Icon name="warning" />
    <span>{children}</span>
  </p>
)
