import type { BlockProps } from '../../engine/BlockProps'
import { headingClass, headingTag } from '../../parts/Heading'
import styles from './Title.module.css'

export { default as contract } from '../../../schemas/generated/blocks/title.js'

/** A heading of the page, at the level in its data. */
export function Title({ data: { text, level = 2 } }: BlockProps<'title'>) {
  if (!text.trim()) return null
  const Tag = headingTag(level)
  return <Tag className={`${styles.title} ${headingClass(level)}`}>{text}</Tag>
}
