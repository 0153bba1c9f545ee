import type { Button } from '../../schemas/engine'
import styles from './button.module.css'

type Kind = NonNullable<Button['kind']>

/** Class of whatever looks like a button, link or not. */
export const buttonClass = (kind: Kind = 'secondary', draft = false): string =>
  `${styles.button} ${styles[kind]}${draft ? ` ${styles.draft}` : ''}`
