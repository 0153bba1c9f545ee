import { createContext, type ReactNode, use } from 'react'
import styles from './Heading.module.css'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The tag of a heading of a level from 1 to 6; deeper ones stay at 6. */
export const headingTag = (level: number) => tags[Math.min(level, 6) - 1] ?? 'h6'

/** A heading of the level the place it stands in asks for. */
export function Heading(props: { id?: string; className?: string | undefined; children: ReactNode }) {
  const Tag = headingTag(use(HeadingLevel))
  return <Tag {...props} />
}

/** Level of the headings here: 2 below the page's own title, one more inside every section that has one. */
export const HeadingLevel = createContext(2)

/** Class of a heading of the page, by its level from 1 to 6: at the second it opens a section. */
export const headingClass = (level: number): string => `${styles[headingTag(level)]}`
