import type { RatingData } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { formatPercent } from '../../format/formatNumber'
import { useText } from '../../i18n/TextContext'
import { ProgressBar } from '../../parts/ProgressBar'
import styles from './Rating.module.css'

const marksDown = [5, 4, 3, 2, 1, 0]

/** How the marks spread, from 5 stars down: each share in words, the bar only repeats it. */
export function Spread({ marks }: { marks: NonNullable<RatingData['progress']> }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <ul className={styles.spread}>
      {marksDown.map((mark) => {
        const share = marks.find(({ key }) => key === mark)
        return (
          share && (
            <li key={mark} className={styles.mark}>
              <span>{text('rating.star', { count: mark })}</span>
              <ProgressBar value={share.value} max={100} tone="star" className={styles.bar} />
              <span className={styles.share}>{formatPercent(share.value / 100, locale)}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}
