import { iconButtonClass } from './buttonClass'
import styles from './framedButton.module.css'

/** Class of a square icon button with a border. A file of its own, because no first view needs it. */
export const framedIconButtonClass = `${iconButtonClass} ${styles.framed}`
