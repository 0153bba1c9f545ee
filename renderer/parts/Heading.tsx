import { createContext, type ReactNode, use } from 'react'
import styles from './Heading.module.css'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The tag of a heading level; levels above 6 give `h6`. */
export const headingTag = (level: number) => tags[Math.min(level, 6) - 1] ?? 'h6'

/** A heading of the current `HeadingLevel`. */
export function Heading(props: { id?: string; className?: string | undefined; children: ReactNode }) {
  const Tag = headingTag(use(HeadingLevel))
  return <Tag {...props} />
}

/** The heading level of the content: 2 below the page title, one more inside each section with a heading. */
export const HeadingLevel = createContext(2)

/** The class of a heading by its level from 1 to 6. */
export const headingClass = (level: number): string => `${styles[headingTag(level)]}`
