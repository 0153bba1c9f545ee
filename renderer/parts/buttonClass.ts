import type { Button } from '../../schemas/engine'
import styles from './button.module.css'

type ButtonKind = NonNullable<Button['kind']>

/** Class of a button, or of a link that looks like one. */
export const buttonClass = (kind: ButtonKind = 'secondary', draft = false): string =>
  `${styles.button} ${styles[kind]}${draft ? ` ${styles.draft}` : ''}`
