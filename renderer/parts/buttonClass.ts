import type { Button } from '../../schemas/engine'
import styles from './button.module.css'

type ButtonKind = NonNullable<Button['kind']>

/** Class of whatever looks like a button, link or not. */
export const buttonClass = (kind: ButtonKind = 'secondary', draft = false): string =>
  `${styles.button} ${styles[kind]}${draft ? ` ${styles.draft}` : ''}`
