import { use } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { Heading, HeadingLevel, headingClass } from '../../parts/Heading'
import { Stack } from '../../parts/Stack'
import styles from './Group.module.css'

export { default as contract } from '../../../schemas/generated/blocks/group.js'

/** Blocks that belong together. With a title it is a section of the page, and the headings inside are one level lower. */
export function Group({ data: { title, components, locale } }: BlockProps<'group'>) {
  const level = use(HeadingLevel)
  if (!title?.trim()) {
    return (
      <div lang={locale}>
        <Stack>
          <Blocks components={components} />
        </Stack>
      </div>
    )
  }
  return (
    <section className={styles.section} lang={locale}>
      <Heading className={headingClass(level)}>{title}</Heading>
      <HeadingLevel value={level + 1}>
        <Stack>
          <Blocks components={components} />
        </Stack>
      </HeadingLevel>
    </section>
  )
}
