import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, type WheelEvent } from 'react'
import type { BannerImage } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Dialog } from '../../parts/Dialog'
import { framedIconButtonClass } from '../../parts/framedIconButtonClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Zoom.module.css'

const widths = [800, 1600, 2400] as const

type ZoomViewProps = {
  image: BannerImage
  /** Scale; 1 fits the picture to the page. */
  level: number
  /** Called with the change of scale when the wheel turns over a picture that fits, or while Ctrl is held. */
  onZoom(change: number): void
  /** Called with 1 for the next picture, with -1 for the previous one. */
  onTurn(step: 1 | -1): void
}

/** One enlarged picture. If it does not fit, the visitor scrolls; otherwise the arrow keys change the picture. */
export function ZoomView({ image, level, onZoom, onTurn }: ZoomViewProps) {
  const text = useText()
  const view = useRef<HTMLDivElement>(null)
  const previousLevel = useRef(level)
  const fits = level === 1

  useEffect(() => {
    const element = view.current
    if (!element) return
    // Keeps the centre of the view in place.
    const scale = level / previousLevel.current
    previousLevel.current = level
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * scale - element.clientWidth / 2
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * scale - element.clientHeight / 2
  }, [level])

  const handleWheel = (event: WheelEvent) => {
    if (event.ctrlKey || fits) onZoom(-event.deltaY / 300)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
        tabIndex={0}
        onWheel={handleWheel}
        onKeyDown={handleKeyDown}
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

const minScale = 1
const maxScale = 4
const scaleStep = 0.01

const clamp = (level: number) => Math.min(maxScale, Math.max(minScale, Math.round(level / scaleStep) * scaleStep))

type Props = { images: readonly BannerImage[]; index: number; onTurn(index: number): void; onClose(): void }

/** The enlarged pictures over the whole page, one at a time, at one to four times their size. */
export function Zoom({ images, index, onTurn, onClose }: Props) {
  const text = useText()
  const [level, setLevel] = useState(minScale)
  const image = images[index]
  if (!image) return null
  const total = images.length
  const turn = (by: 1 | -1) => {
    if (total < 2) return
    setLevel(minScale)
    onTurn((index + by + total) % total)
  }
  const button = (label: string, icon: string, onPress: () => void): ReactNode => (
    <button type="button" className={framedIconButtonClass} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
  return (
    <Dialog title={image.alt || text('zoom.title')} size="full" onClose={onClose}>
      <ZoomView image={image} level={level} onZoom={(change) => setLevel(clamp(level + change))} onTurn={turn} />
      <div className={styles.bar}>
        {total > 1 && (
          <div className={styles.turn}>
            {button(text('banner.previous'), 'chevron-left', () => turn(-1))}
            <span className={styles.count} aria-hidden="true">
              {text('banner.count', { number: index + 1, total })}
            </span>
            <VisuallyHidden live>{text('banner.slide', { number: index + 1, total })}</VisuallyHidden>
            {button(text('banner.next'), 'chevron-right', () => turn(1))}
          </div>
        )}
        <div className={styles.level}>
          {button(text('zoom.out'), 'minus', () => setLevel(clamp(level - 0.5)))}
          <input
            type="range"
            aria-label={text('zoom.level')}
            min={minScale}
            max={maxScale}
            step={scaleStep}
            value={level}
            onChange={(event) => setLevel(clamp(event.target.valueAsNumber))}
          />
          {button(text('zoom.in'), 'plus', () => setLevel(clamp(level + 0.5)))}
        </div>
      </div>
    </Dialog>
  )
}
