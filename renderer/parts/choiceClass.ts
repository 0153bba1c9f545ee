import styles from './Choice.module.css'

/** Class of the label around a box or circle to tick, pressed anywhere, and of that box or circle. */
export const choiceClass = `${styles.choice}`
export const tickClass = `${styles.tick}`
