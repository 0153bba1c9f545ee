import { type ReactNode, use } from 'react'
import { HeadingLevel } from './HeadingLevel'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The tag of a heading of a level from 1 to 6; deeper ones stay at 6. */
export const headingTag = (level: number) => tags[Math.min(level, 6) - 1] ?? 'h6'

/** A heading of the level the place it stands in asks for. */
export function Heading(props: { id?: string; className?: string | undefined; children: ReactNode }) {
  const Tag = headingTag(use(HeadingLevel))
  return <Tag {...props} />
}
