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

/** Milliseconds for which each block is shown. */
const delay = 4000
/** Overflowing content can also be scrolled by keyboard. */
const scrollableProps = { role: 'group', tabIndex: 0 } as const
const narrowScreen = '(max-width: 767.98px)'

/**
 * Blocks in a row. Narrow screens show one at a time: the visitor can swipe, and the blocks advance unless the
 * visitor interacts or prefers reduced motion. Without a script the row scrolls.
 */
export function Carousel({ data: { components } }: BlockProps<'carousel'>) {
  const text = useText()
  const document = use(DocumentContext)
  // A block that cannot be rendered would be an empty slide.
  const lists = useMemo(
    () => components.filter((node) => isObject(node) && (document?.canRender(node) ?? true)).map((node) => [node]),
    [components, document],
  )
  const total = lists.length
  const isSlideShow = useMediaQuery(narrowScreen) && total > 1
  const slides = useSlides(total)
  const { playing, toggle, hold } = useAutoAdvance(isSlideShow, delay, slides.next, slides.index)
  return (
    <div
      className={styles.carousel}
      {...(isSlideShow && {
        role: 'group',
        'aria-roledescription': text('banner.role'),
        'aria-label': text('carousel.label'),
      })}
      {...hold}
    >
      <div
        ref={slides.track}
        className={styles.track}
        {...(isSlideShow && { ...slides.gestures, ...scrollableProps, 'aria-label': text('carousel.label') })}
      >
        {lists.map((list, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no id but their index
            key={index}
            className={styles.slide}
            {...(isSlideShow && {
              role: 'group',
              'aria-label': text('carousel.slide', { number: index + 1, total }),
              inert: index !== slides.index,
            })}
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
