import { useText } from '../../i18n/TextContext'
import { Icon } from '../../parts/Icon'
import styles from './Controls.module.css'
import type { Slides } from './useSlides'

/** More would be wider than a small phone. */
const mostDots = 7

type Props = { count: number; slides: Slides; playing: boolean; onToggle(): void }

/** Previous, next, one dot for each picture, and the way to stop the movement. */
export function Controls({ count, slides: { index, go, next, previous }, playing, onToggle }: Props) {
  const text = useText()
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.toggle}
        aria-label={text(playing ? 'banner.pause' : 'banner.play')}
        onClick={onToggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={text('banner.previous')} onClick={previous}>
        <Icon name="chevron-left" />
      </button>
      {count > mostDots ? (
        <span className={styles.count}>{text('banner.count', { number: index + 1, total: count })}</span>
      ) : (
        <Dots count={count} index={index} go={go} />
      )}
      <button type="button" aria-label={text('banner.next')} onClick={next}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

function Dots({ count, index, go }: { count: number; index: number; go(index: number): void }) {
  const text = useText()
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, number) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
          key={number}
          type="button"
          className={styles.dot}
          aria-label={text('banner.show', { number: number + 1, total: count })}
          aria-current={number === index || undefined}
          onClick={() => go(number)}
        />
      ))}
    </div>
  )
}
