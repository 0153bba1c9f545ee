import styles from './input.module.css'

/** Class of a text field, select or textarea. */
export const inputClass = (extra = ''): string => `${styles.input} ${extra}`
