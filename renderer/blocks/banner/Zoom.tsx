import { useEffect, useRef, useState, type WheelEvent } from 'react'
import type { BannerImage } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Dialog } from '../../parts/Dialog'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import styles from './Zoom.module.css'

const least = 1
const most = 4
const step = 0.01
const widths = [800, 1600, 2400]

const clamp = (level: number) => Math.min(most, Math.max(least, Math.round(level / step) * step))

/** A picture over the whole page, from its full size to four times that. What does not fit is scrolled to. */
export function Zoom({ image, onClose }: { image: BannerImage; onClose(): void }) {
  const text = useText()
  const [level, setLevel] = useState(least)
  const view = useRef<HTMLDivElement>(null)
  const shown = useRef(least)

  useEffect(() => {
    const element = view.current
    if (!element) return
    // What is in the middle stays there.
    const growth = level / shown.current
    shown.current = level
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * growth - element.clientWidth / 2
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * growth - element.clientHeight / 2
  }, [level])

  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || level === least) setLevel(clamp(level - event.deltaY / 300))
  }
  return (
    <Dialog title={image.alt || text('zoom.title')} size="full" onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is scrolled by keyboard too */}
      <div ref={view} className={styles.view} role="group" aria-label={text('zoom.title')} tabIndex={0} onWheel={turn}>
        <div className={styles.canvas} style={{ inlineSize: `${level * 100}%`, blockSize: `${level * 100}%` }}>
          <Image image={image} width={1600} height={1200} widths={widths} sizes={`${level * 100}vw`} eager />
        </div>
      </div>
      <div className={styles.bar}>
        <button type="button" aria-label={text('zoom.out')} onClick={() => setLevel(clamp(level - 0.5))}>
          <Icon name="minus" />
        </button>
        <input
          type="range"
          aria-label={text('zoom.level')}
          min={least}
          max={most}
          step={step}
          value={level}
          onChange={(event) => setLevel(clamp(event.target.valueAsNumber))}
        />
        <button type="button" aria-label={text('zoom.in')} onClick={() => setLevel(clamp(level + 0.5))}>
          <Icon name="plus" />
        </button>
      </div>
    </Dialog>
  )
}
