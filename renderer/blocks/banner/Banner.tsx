import { use, useState } from 'react'
import type { BannerData, BannerImage } from '../../../schemas/engine'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { Loaded, lazy } from '../../engine/lazy'
import { useServed } from '../../engine/useServed'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { ColumnWidth, Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import { SlideControls } from '../../parts/SlideControls'
import { useHydrated } from '../../parts/useHydrated'
import { useAutoAdvance, useSlides } from '../../parts/useSlides'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Banner.module.css'

export { default as contract } from '../../../schemas/generated/blocks/banner.js'

/** Heights in CSS pixels: a quarter, a half and three quarters of the width. */
const heights = { small: 306, medium: 612, large: 918 } as const
const widths = [480, 800, 1224, 1600, 2448] as const

/** Padding beside the page on wide and on narrow screens, in CSS pixels. */
const padding = { wide: 48, narrow: 32 }

type SlideProps = {
  image: BannerImage
  format: BannerData['format']
  eager: boolean
  name: string
  single: boolean
  /** Out of view: neither the keyboard nor a screen reader reaches it. */
  inert: boolean
  run: Run
  onZoom?: (() => void) | undefined
}

/** One picture. Clicking it runs its action, or enlarges it without an action. */
function Slide({ image, format, eager, name, single, inert, run, onZoom }: SlideProps) {
  const text = useText()
  const column = use(ColumnWidth)
  const { action, alt, copyright, locale } = image
  const picture = (
    <Image
      image={image}
      width={1224}
      height={heights[format]}
      crop
      widths={widths}
      sizes={`(min-width: ${(column + padding.wide) / 16}em) ${column}px, calc(100vw - ${padding.narrow}px)`}
      eager={eager || image.loading === 'eager'}
      className={`${styles.picture} ${styles[format]}`}
    />
  )
  return (
    <div className={styles.slide} inert={inert} {...(single ? {} : { role: 'group', 'aria-label': name })}>
      {action ? (
        <ActionLink action={action} run={run} className={styles.link}>
          {picture}
        </ActionLink>
      ) : (
        picture
      )}
      {copyright && <ImageCredit name={copyright} className={styles.credit} />}
      {onZoom && (
        <button type="button" className={action ? styles.zoom : `${styles.zoom} ${styles.whole}`} onClick={onZoom}>
          <Icon name="enlarge" />
          <VisuallyHidden>{alt && !locale ? text('banner.zoomNamed', { alt }) : text('banner.zoom')}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

const zoom = lazy('Zoom', () => import('./Zoom'))

type ZoomDialogProps = { images: readonly BannerImage[]; index: number; onTurn(index: number): void; onClose(): void }

/** The enlarged pictures. Their code is loaded when the visitor first opens one. */
function ZoomDialog(props: ZoomDialogProps) {
  return <Loaded value={zoom}>{(Zoom) => <Zoom {...props} />}</Loaded>
}

/**
 * A slide show of pictures across the page. The visitor can swipe and enlarge them. They advance while the visitor
 * does not interact.
 */
export function Banner({ data, run }: BlockProps<'banner'>) {
  const { format, delay = 5000, noZoom = false } = data
  const images = useServed(data.images)
  const text = useText()
  const hydrated = useHydrated()
  const slides = useSlides(images.length)
  const { playing, toggle, hold } = useAutoAdvance(images.length > 1, delay, slides.next, slides.index)
  const [zoomed, setZoomed] = useState<number>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      className={format === 'small' ? `${styles.banner} ${styles.low}` : styles.banner}
      role="group"
      aria-roledescription={text('banner.role')}
      aria-label={text('banner.label')}
      {...hold}
    >
      <div ref={slides.track} className={styles.track} {...slides.gestures}>
        {images.map((image, index) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice
            key={index}
            image={image}
            format={format}
            eager={index === 0}
            name={text('banner.slide', { number: index + 1, total: images.length })}
            single={images.length === 1}
            inert={hydrated && index !== slides.index}
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
