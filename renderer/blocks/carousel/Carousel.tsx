import { use, useMemo } from 'react'
import { isObject } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { DocumentContext } from '../../engine/DocumentContext'
import { useText } from '../../i18n/TextContext'
import { SlideControls } from '../../parts/SlideControls'
import { useMediaQuery } from '../../parts/useMediaQuery'
import { useAutoAdvance, useSlides } from '../../parts/useSlides'
import styles from './Carousel.module.css'

export { default as contract } from '../../../schemas/generated/blocks/carousel.js'

/** Time a block is shown, in milliseconds. */
const delay = 4000
/** What is wider than its place is scrolled by keyboard too. */
const scrolled = { role: 'group', tabIndex: 0 } as const
const narrow = '(max-width: 767.98px)'

/**
 * Blocks in a row. On narrow screens one at a time: they can be swiped, and pass by themselves unless that disturbs.
 * Without a script they are scrolled.
 */
export function Carousel({ data: { components } }: BlockProps<'carousel'>) {
  const text = useText()
  const document = use(DocumentContext)
  // A block that cannot be drawn takes no turn.
  const lists = useMemo(
    () => components.filter((node) => isObject(node) && (document?.canRender(node) ?? true)).map((node) => [node]),
    [components, document],
  )
  const total = lists.length
  const passes = useMediaQuery(narrow) && total > 1
  const slides = useSlides(total)
  const { playing, toggle, hold } = useAutoAdvance(passes, delay, slides.next, slides.index)
  return (
    <div
      className={styles.carousel}
      {...(passes && {
        role: 'group',
        'aria-roledescription': text('banner.role'),
        'aria-label': text('carousel.label'),
      })}
      {...hold}
    >
      <div
        ref={slides.track}
        className={styles.track}
        {...(passes && { ...slides.gestures, ...scrolled, 'aria-label': text('carousel.label') })}
      >
        {lists.map((list, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is told from the others by its place alone
            key={index}
            className={styles.slide}
            {...(passes && { role: 'group', 'aria-label': text('carousel.slide', { number: index + 1, total }) })}
          >
            <Blocks components={list} />
          </div>
        ))}
      </div>
      {total > 1 && (
        <SlideControls
          count={total}
          slides={slides}
          playing={playing}
          onToggle={toggle}
          names={{
            previous: text('carousel.previous'),
            next: text('carousel.next'),
            show: (number) => text('carousel.show', { number, total }),
          }}
          className={styles.controls}
        />
      )}
    </div>
  )
}
