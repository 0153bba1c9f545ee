import { type ReactNode, useState } from 'react'
import type { BannerImage } from '../../../schemas/engine'
import { useText } from '../../i18n/TextContext'
import { Dialog } from '../../parts/Dialog'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Zoom.module.css'
import { ZoomView } from './ZoomView'

const least = 1
const most = 4
const step = 0.01

const clamp = (level: number) => Math.min(most, Math.max(least, Math.round(level / step) * step))

type Props = { images: readonly BannerImage[]; index: number; onTurn(index: number): void; onClose(): void }

/** The pictures over the whole page, one at a time, from their full size to four times that. */
export function Zoom({ images, index, onTurn, onClose }: Props) {
  const text = useText()
  const [level, setLevel] = useState(least)
  const image = images[index]
  if (!image) return null
  const total = images.length
  const turn = (by: 1 | -1) => {
    if (total < 2) return
    setLevel(least)
    onTurn((index + by + total) % total)
  }
  const button = (label: string, icon: string, press: () => void): ReactNode => (
    <button type="button" aria-label={label} onClick={press}>
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
            min={least}
            max={most}
            step={step}
            value={level}
            onChange={(event) => setLevel(clamp(event.target.valueAsNumber))}
          />
          {button(text('zoom.in'), 'plus', () => setLevel(clamp(level + 0.5)))}
        </div>
      </div>
    </Dialog>
  )
}
