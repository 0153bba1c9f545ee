import { useState } from 'react'
import type { BlockProps } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { SlideControls } from '../../parts/SlideControls'
import { useAutoAdvance, useSlides } from '../../parts/useSlides'
import styles from './Banner.module.css'
import { Slide } from './Slide'
import { ZoomDialog } from './ZoomDialog'

export { default as contract } from '../../../schemas/generated/blocks/banner.js'

/** Pictures across the page. They can be swiped, change by themselves unless that disturbs, and can be enlarged. */
export function Banner({ data, run }: BlockProps<'banner'>) {
  const { format, delay = 5000, noZoom = false, images } = data
  const text = useText()
  const slides = useSlides(images.length)
  const { playing, toggle, hold } = useAutoAdvance(images.length > 1, delay, slides.next, slides.index)
  const [zoomed, setZoomed] = useState<number>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      className={styles.banner}
      role="group"
      aria-roledescription={text('banner.role')}
      aria-label={text('banner.label')}
      {...hold}
    >
      <div ref={slides.track} className={styles.track} {...slides.gestures}>
        {images.map((image, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may come twice
            key={index}
            image={image}
            format={format}
            eager={index === 0}
            name={text('banner.slide', { number: index + 1, total: images.length })}
            single={images.length === 1}
            run={run}
            onZoom={noZoom ? undefined : () => setZoomed(index)}
          />
        ))}
      </div>
      {images.length > 1 && (
        <SlideControls
          count={images.length}
          slides={slides}
          playing={playing}
          onToggle={toggle}
          names={{
            previous: text('banner.previous'),
            next: text('banner.next'),
            show: (number) => text('banner.show', { number, total: images.length }),
          }}
          className={styles.controls}
        />
      )}
      {zoomed !== undefined && (
        <ZoomDialog images={images} index={zoomed} onTurn={setZoomed} onClose={() => setZoomed(undefined)} />
      )}
    </div>
  )
}
