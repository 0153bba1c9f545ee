import { use } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { useText } from '../../i18n/TextContext'
import { Heading, HeadingLevel } from '../../parts/Heading'
import styles from './Comments.module.css'

export { default as contract } from '../../../schemas/generated/blocks/comments.js'

/** The comments of visitors, with their number in the heading. */
export function Comments({ data: { componentData, components } }: BlockProps<'comments'>) {
  const text = useText()
  const level = use(HeadingLevel)
  const { total } = componentData
  return (
    <section className={styles.comments}>
      <Heading className={styles.title}>{text('comments.total', { count: total })}</Heading>
      {components.length > 0 ? (
        <HeadingLevel value={level + 1}>
          <ul className={styles.list}>
            <Blocks components={components} as="li" />
          </ul>
        </HeadingLevel>
      ) : (
        total === 0 && <p className={styles.none}>{text('comments.none')}</p>
      )}
    </section>
  )
}
