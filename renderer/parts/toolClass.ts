import styles from './tool.module.css'

/** Class of a button or link of a bar of tools: an icon, with a label where there is room. */
export const toolClass = `${styles.tool}`
