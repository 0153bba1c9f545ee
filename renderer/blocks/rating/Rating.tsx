import type { RatingData } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatNumber, formatPercent } from '../../format/formatNumber'
import { useText } from '../../i18n/TextContext'
import { ActionButton } from '../../parts/ActionButton'
import { cardClass } from '../../parts/cardClass'
import { Heading } from '../../parts/Heading'
import { ProgressBar } from '../../parts/ProgressBar'
import { Star } from '../../parts/Star'
import styles from './Rating.module.css'

export { default as contract } from '../../../schemas/generated/blocks/rating.js'

const oneDecimal: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }
const starNumbers = [1, 2, 3, 4, 5]

/** The rating of something: the average in words and as stars, the distribution of the scores, and a button. */
export function Rating({ data, run }: BlockProps<'rating'>) {
  const { count, progress, userRate, userNote, readAction, rateAction, withdrawAction } = data
  const text = useText()
  return (
    <div className={`${cardClass()} ${styles.rating}`}>
      <div className={styles.summary}>
        <Heading className={styles.label}>{text('rating.label')}</Heading>
        <Average data={data} />
        <p className={styles.count}>{text('rating.count', { count })}</p>
        {userRate !== undefined && <p className={styles.own}>{text('rating.own', { value: userRate })}</p>}
        {userNote && <p className={styles.count}>{userNote}</p>}
      </div>
      {progress && progress.length > 0 && count > 0 && <ScoreDistribution shares={progress} />}
      {(readAction || rateAction || withdrawAction) && (
        <div className={styles.actions}>
          {rateAction && (
            <ActionButton
              button={{
                label: text(userRate === undefined ? 'rating.rate' : 'rating.rateAgain'),
                kind: 'primary',
                action: rateAction,
              }}
              run={run}
            />
          )}
          {readAction && <ActionButton button={{ label: text('rating.read'), action: readAction }} run={run} />}
          {withdrawAction && (
            <ActionButton button={{ label: text('rating.withdraw'), kind: 'link', action: withdrawAction }} run={run} />
          )}
        </div>
      )}
    </div>
  )
}

/** The average as a number and as stars. */
function Average({ data: { rating, starRating = rating, count } }: { data: RatingData }) {
  const text = useText()
  const { locale } = useHost()
  const average = formatNumber(rating, locale, oneDecimal)
  const halves = Math.round(starRating * 2)
  return (
    <div
      className={styles.average}
      role="img"
      aria-label={count > 0 ? text('rating.average', { value: average }) : text('rating.none')}
    >
      <span className={styles.number}>{count > 0 ? average : '–'}</span>
      <span className={styles.stars}>
        {starNumbers.map((number) => (
          <Star
            key={number}
            filled={count === 0 || halves < number * 2 - 1 ? 'none' : halves < number * 2 ? 'half' : 'full'}
          />
        ))}
      </span>
    </div>
  )
}

const scoresDescending = [5, 4, 3, 2, 1, 0]

/** Distribution of the scores, from 5 stars down. A text states each share; the bar only repeats it. */
export function ScoreDistribution({ shares }: { shares: NonNullable<RatingData['progress']> }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <ul className={styles.spread}>
      {scoresDescending.map((score) => {
        const share = shares.find(({ key }) => key === score)
        return (
          share && (
            <li key={score} className={styles.mark}>
              <span>{text('rating.star', { count: score })}</span>
              <ProgressBar value={share.value} max={100} tone="star" className={styles.bar} />
              <span className={styles.share}>{formatPercent(share.value / 100, locale)}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}
