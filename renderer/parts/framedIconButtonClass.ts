import { iconButtonClass } from './buttonClass'
import styles from './framedButton.module.css'

/** Class of a square icon button with a line around it, for one that stands alone. No first view has any. */
export const framedIconButtonClass = `${iconButtonClass} ${styles.framed}`
