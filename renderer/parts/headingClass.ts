import { headingTag } from './Heading'
import styles from './heading.module.css'

/** Class of a heading of the page, by its level from 1 to 6: at the second it opens a section. */
export const headingClass = (level: number): string => `${styles[headingTag(level)]}`
