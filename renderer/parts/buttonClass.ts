import type { Button } from '../../schemas/engine'
import styles from './button.module.css'

type ButtonKind = NonNullable<Button['kind']>

/** Class of a button, or of a link that looks like one. */
export const buttonClass = (kind: ButtonKind = 'secondary', draft = false): string =>
  `${styles.button} ${styles[kind]}${draft ? ` ${styles.draft}` : ''}`

/** Class of a square button or link that is only an icon. */
export const iconButtonClass = `${styles.icon}`

/** Class of a button or link of a bar of tools: an icon, with a label where there is room. */
export const toolClass = `${styles.tool}`
