import { useText } from '../i18n/TextContext'
import { Icon } from './Icon'
import styles from './SlideControls.module.css'
import type { Slides } from './useSlides'

/** Maximum number of dots; more would not fit on a small phone. */
const maxDots = 7

type Names = { previous: string; next: string; show(number: number): string }

type Props = {
  count: number
  slides: Slides
  playing: boolean
  onToggle(): void
  /** Accessible names of the buttons. */
  names: Names
  className?: string | undefined
}

/** Buttons for the previous and the next slide, for each slide, and for pausing. */
export function SlideControls({ count, slides, playing, onToggle, names, className = '' }: Props) {
  const text = useText()
  const { index, go, next, previous } = slides
  return (
    <div className={`${styles.controls} ${className}`}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={text(playing ? 'banner.pause' : 'banner.play')}
        onClick={onToggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={names.previous} onClick={previous}>
        <Icon name="chevron-left" />
      </button>
      {count > maxDots ? (
        <span className={styles.count}>{text('banner.count', { number: index + 1, total: count })}</span>
      ) : (
        <Dots count={count} index={index} go={go} show={names.show} />
      )}
      <button type="button" aria-label={names.next} onClick={next}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

type DotsProps = { count: number; index: number; go(index: number): void; show: Names['show'] }

function Dots({ count, index, go, show }: DotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, number) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity but its index
          key={number}
          type="button"
          className={styles.dot}
          aria-label={show(number + 1)}
          aria-current={number === index || undefined}
          onClick={() => go(number)}
        />
      ))}
    </div>
  )
}
