import styles from './input.module.css'

/** Class of a control that is a box of its own: text, select, textarea. */
export const inputClass = (extra = ''): string => `${styles.input} ${extra}`
