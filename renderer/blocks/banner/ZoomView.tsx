import { type KeyboardEvent, useEffect, useRef, type WheelEvent } from 'react'
import type { BannerImage } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import styles from './Zoom.module.css'

const widths = [800, 1600, 2400]

type Props = {
  image: BannerImage
  /** How many times its full size. */
  level: number
  /** By how much the wheel turned the level. */
  onZoom(change: number): void
  /** Asked for the next picture, or with -1 the one before. */
  onTurn(step: 1 | -1): void
}

/** A picture at its full size or larger. What does not fit is scrolled to; what fits gives way to the next by arrow keys. */
export function ZoomView({ image, level, onZoom, onTurn }: Props) {
  const text = useText()
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(level)
  const fits = level === 1

  useEffect(() => {
    const element = view.current
    if (!element) return
    // What is in the middle stays there.
    const growth = level / shown.current
    shown.current = level
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * growth - element.clientWidth / 2
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * growth - element.clientHeight / 2
  }, [level])

  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || fits) onZoom(-event.deltaY / 300)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!fits || (step !== 1 && step !== -1)) return
    event.preventDefault()
    onTurn(step)
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label={text('zoom.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is scrolled by keyboard too
        tabIndex={0}
        onWheel={wheel}
        onKeyDown={press}
      >
        <div className={styles.canvas} style={{ inlineSize: `${level * 100}%`, blockSize: `${level * 100}%` }}>
          <Image
            key={image.src}
            image={image}
            width={1600}
            height={1200}
            widths={widths}
            sizes={`${level * 100}vw`}
            eager
          />
        </div>
      </div>
      {image.copyright && <ImageCredit name={image.copyright} />}
    </div>
  )
}
